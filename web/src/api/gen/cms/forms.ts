// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { bannerCreateRules, bannerUpdateRules, cardCreateRules, cardUpdateRules, footerUpdateRules, menuCreateRules, menuUpdateRules, modalCreateRules, modalUpdateRules, pageCreateRules, pageUpdateRules, playerNotificationCreateRules, playerNotificationUpdateRules, postCreateRules, postUpdateRules, revisionRestoreRules, slideCreateRules, slideMeantRules, slideOrderRules, slideUpdateRules, translationConfirmRules } from "./rules";

export const cmsBannerCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsBannerCreate", "bannerCreate", bannerCreateRules);
export const cmsBannerUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsBannerUpdate", "bannerUpdate", bannerUpdateRules);
export const cmsV2BannerCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2BannerCreate", "bannerCreate", bannerCreateRules);
export const cmsV2BannerUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2BannerUpdate", "bannerUpdate", bannerUpdateRules);
export const cmsV2CardCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2CardCreate", "cardCreate", cardCreateRules);
export const cmsV2CardUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2CardUpdate", "cardUpdate", cardUpdateRules);
export const cmsV2ModalCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2ModalCreate", "modalCreate", modalCreateRules);
export const cmsV2ModalUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2ModalUpdate", "modalUpdate", modalUpdateRules);
export const cmsV2MenuCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2MenuCreate", "menuCreate", menuCreateRules);
export const cmsV2MenuUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2MenuUpdate", "menuUpdate", menuUpdateRules);
export const cmsV2FooterUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2FooterUpdate", "footerUpdate", footerUpdateRules);
export const cmsPageCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsPageCreate", "pageCreate", pageCreateRules);
export const cmsPageUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsPageUpdate", "pageUpdate", pageUpdateRules);
export const cmsV2PageCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2PageCreate", "pageCreate", pageCreateRules);
export const cmsV2PageUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2PageUpdate", "pageUpdate", pageUpdateRules);
export const cmsPostCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsPostCreate", "postCreate", postCreateRules);
export const cmsPostUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsPostUpdate", "postUpdate", postUpdateRules);
export const cmsV2PostCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2PostCreate", "postCreate", postCreateRules);
export const cmsV2PostUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2PostUpdate", "postUpdate", postUpdateRules);
export const cmsSlideCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsSlideCreate", "slideCreate", slideCreateRules);
export const cmsSlideUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsSlideUpdate", "slideUpdate", slideUpdateRules);
export const cmsSlidesOrderForm = /* @__PURE__ */ formOf(api.endpoints, "cmsSlidesOrder", "slideOrder", slideOrderRules);
export const cmsSlideDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "cmsSlideDelete", "slideMeant", slideMeantRules);
export const cmsV2SlideCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2SlideCreate", "slideCreate", slideCreateRules);
export const cmsV2SlideUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2SlideUpdate", "slideUpdate", slideUpdateRules);
export const cmsV2SlidesOrderForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2SlidesOrder", "slideOrder", slideOrderRules);
export const cmsV2SlideDeleteForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2SlideDelete", "slideMeant", slideMeantRules);
export const cmsV2NotificationCreateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2NotificationCreate", "playerNotificationCreate", playerNotificationCreateRules);
export const cmsV2NotificationUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2NotificationUpdate", "playerNotificationUpdate", playerNotificationUpdateRules);
export const cmsV2RevisionRestoreForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2RevisionRestore", "revisionRestore", revisionRestoreRules);
export const cmsV2TranslationConfirmForm = /* @__PURE__ */ formOf(api.endpoints, "cmsV2TranslationConfirm", "translationConfirm", translationConfirmRules);
