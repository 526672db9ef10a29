// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    cmsBanners: build.query<CmsBannersApiResponse, CmsBannersApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/banners`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
        },
      }),
    }),
    cmsBannerCreate: build.mutation<CmsBannerCreateApiResponse, CmsBannerCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/banners`,
        method: "POST",
        body: queryArg.bannerCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cmsBannerUpdate: build.mutation<CmsBannerUpdateApiResponse, CmsBannerUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/banners`,
        method: "PUT",
        body: queryArg.bannerUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          key: queryArg.key,
        },
      }),
    }),
    cmsBannerDelete: build.mutation<CmsBannerDeleteApiResponse, CmsBannerDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/banners`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          key: queryArg.key,
        },
      }),
    }),
    cmsBanner: build.query<CmsBannerApiResponse, CmsBannerApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/banners/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cmsV2Banners: build.query<CmsV2BannersApiResponse, CmsV2BannersApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/banners`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
        },
      }),
    }),
    cmsV2BannerCreate: build.mutation<CmsV2BannerCreateApiResponse, CmsV2BannerCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/banners`,
        method: "POST",
        body: queryArg.bannerCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2BannerUpdate: build.mutation<CmsV2BannerUpdateApiResponse, CmsV2BannerUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/banners`,
        method: "PUT",
        body: queryArg.bannerUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsV2BannerDelete: build.mutation<CmsV2BannerDeleteApiResponse, CmsV2BannerDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/banners`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
          allLanguages: queryArg.allLanguages,
        },
      }),
    }),
    cmsV2Banner: build.query<CmsV2BannerApiResponse, CmsV2BannerApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/banners/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2Cards: build.query<CmsV2CardsApiResponse, CmsV2CardsApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/cards`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
        },
      }),
    }),
    cmsV2CardCreate: build.mutation<CmsV2CardCreateApiResponse, CmsV2CardCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/cards`,
        method: "POST",
        body: queryArg.cardCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2CardUpdate: build.mutation<CmsV2CardUpdateApiResponse, CmsV2CardUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/cards`,
        method: "PUT",
        body: queryArg.cardUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsV2CardDelete: build.mutation<CmsV2CardDeleteApiResponse, CmsV2CardDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/cards`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
          allLanguages: queryArg.allLanguages,
        },
      }),
    }),
    cmsV2Card: build.query<CmsV2CardApiResponse, CmsV2CardApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/cards/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2Modals: build.query<CmsV2ModalsApiResponse, CmsV2ModalsApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/modals`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
        },
      }),
    }),
    cmsV2ModalCreate: build.mutation<CmsV2ModalCreateApiResponse, CmsV2ModalCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/modals`,
        method: "POST",
        body: queryArg.modalCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2ModalUpdate: build.mutation<CmsV2ModalUpdateApiResponse, CmsV2ModalUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/modals`,
        method: "PUT",
        body: queryArg.modalUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsV2ModalDelete: build.mutation<CmsV2ModalDeleteApiResponse, CmsV2ModalDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/modals`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
          allLanguages: queryArg.allLanguages,
        },
      }),
    }),
    cmsV2Modal: build.query<CmsV2ModalApiResponse, CmsV2ModalApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/modals/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2Menus: build.query<CmsV2MenusApiResponse, CmsV2MenusApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/menus`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
        },
      }),
    }),
    cmsV2MenuCreate: build.mutation<CmsV2MenuCreateApiResponse, CmsV2MenuCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/menus`,
        method: "POST",
        body: queryArg.menuCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2MenuUpdate: build.mutation<CmsV2MenuUpdateApiResponse, CmsV2MenuUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/menus`,
        method: "PUT",
        body: queryArg.menuUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsV2MenuDelete: build.mutation<CmsV2MenuDeleteApiResponse, CmsV2MenuDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/menus`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
          allLanguages: queryArg.allLanguages,
        },
      }),
    }),
    cmsV2Menu: build.query<CmsV2MenuApiResponse, CmsV2MenuApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/menus/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2Footer: build.query<CmsV2FooterApiResponse, CmsV2FooterApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/footer`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2FooterUpdate: build.mutation<CmsV2FooterUpdateApiResponse, CmsV2FooterUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/footer`,
        method: "PUT",
        body: queryArg.footerUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2FooterDelete: build.mutation<CmsV2FooterDeleteApiResponse, CmsV2FooterDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/footer`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsPages: build.query<CmsPagesApiResponse, CmsPagesApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/pages`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
        },
      }),
    }),
    cmsPageCreate: build.mutation<CmsPageCreateApiResponse, CmsPageCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/pages`,
        method: "POST",
        body: queryArg.pageCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsPageUpdate: build.mutation<CmsPageUpdateApiResponse, CmsPageUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/pages`,
        method: "PUT",
        body: queryArg.pageUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsPageDelete: build.mutation<CmsPageDeleteApiResponse, CmsPageDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/pages`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          slug: queryArg.slug,
        },
      }),
    }),
    cmsPage: build.query<CmsPageApiResponse, CmsPageApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/pages/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2Pages: build.query<CmsV2PagesApiResponse, CmsV2PagesApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/pages`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
        },
      }),
    }),
    cmsV2PageCreate: build.mutation<CmsV2PageCreateApiResponse, CmsV2PageCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/pages`,
        method: "POST",
        body: queryArg.pageCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2PageUpdate: build.mutation<CmsV2PageUpdateApiResponse, CmsV2PageUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/pages`,
        method: "PUT",
        body: queryArg.pageUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsV2PageDelete: build.mutation<CmsV2PageDeleteApiResponse, CmsV2PageDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/pages`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          slug: queryArg.slug,
        },
      }),
    }),
    cmsV2Page: build.query<CmsV2PageApiResponse, CmsV2PageApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/pages/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsPosts: build.query<CmsPostsApiResponse, CmsPostsApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/blog`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
        },
      }),
    }),
    cmsPostCreate: build.mutation<CmsPostCreateApiResponse, CmsPostCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/blog`,
        method: "POST",
        body: queryArg.postCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cmsPostUpdate: build.mutation<CmsPostUpdateApiResponse, CmsPostUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/blog`,
        method: "PUT",
        body: queryArg.postUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          key: queryArg.key,
        },
      }),
    }),
    cmsPostDelete: build.mutation<CmsPostDeleteApiResponse, CmsPostDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/blog`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          slug: queryArg.slug,
        },
      }),
    }),
    cmsPost: build.query<CmsPostApiResponse, CmsPostApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/blog/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cmsV2Posts: build.query<CmsV2PostsApiResponse, CmsV2PostsApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/blog`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
        },
      }),
    }),
    cmsV2PostCreate: build.mutation<CmsV2PostCreateApiResponse, CmsV2PostCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/blog`,
        method: "POST",
        body: queryArg.postCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2PostUpdate: build.mutation<CmsV2PostUpdateApiResponse, CmsV2PostUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/blog`,
        method: "PUT",
        body: queryArg.postUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsV2PostDelete: build.mutation<CmsV2PostDeleteApiResponse, CmsV2PostDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/blog`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          slug: queryArg.slug,
        },
      }),
    }),
    cmsV2Post: build.query<CmsV2PostApiResponse, CmsV2PostApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/blog/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsSlides: build.query<CmsSlidesApiResponse, CmsSlidesApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/slides`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
          sliderSlug: queryArg.sliderSlug,
        },
      }),
    }),
    cmsSlideCreate: build.mutation<CmsSlideCreateApiResponse, CmsSlideCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/slides`,
        method: "POST",
        body: queryArg.slideCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsSlideUpdate: build.mutation<CmsSlideUpdateApiResponse, CmsSlideUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/slides`,
        method: "PUT",
        body: queryArg.slideUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsSlideDelete: build.mutation<CmsSlideDeleteApiResponse, CmsSlideDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/slides`,
        method: "DELETE",
        body: queryArg.slideMeant,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          sliderSlug: queryArg.sliderSlug,
          slideIndex: queryArg.slideIndex,
        },
      }),
    }),
    cmsSlide: build.query<CmsSlideApiResponse, CmsSlideApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/slides/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsSlidesOrder: build.mutation<CmsSlidesOrderApiResponse, CmsSlidesOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/slides/order`,
        method: "PUT",
        body: queryArg.slideOrder,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2Slides: build.query<CmsV2SlidesApiResponse, CmsV2SlidesApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/slides`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
          sliderSlug: queryArg.sliderSlug,
        },
      }),
    }),
    cmsV2SlideCreate: build.mutation<CmsV2SlideCreateApiResponse, CmsV2SlideCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/slides`,
        method: "POST",
        body: queryArg.slideCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2SlideUpdate: build.mutation<CmsV2SlideUpdateApiResponse, CmsV2SlideUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/slides`,
        method: "PUT",
        body: queryArg.slideUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsV2SlideDelete: build.mutation<CmsV2SlideDeleteApiResponse, CmsV2SlideDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/slides`,
        method: "DELETE",
        body: queryArg.slideMeant,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          sliderSlug: queryArg.sliderSlug,
          slideIndex: queryArg.slideIndex,
        },
      }),
    }),
    cmsV2Slide: build.query<CmsV2SlideApiResponse, CmsV2SlideApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/slides/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2SlidesOrder: build.mutation<CmsV2SlidesOrderApiResponse, CmsV2SlidesOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/slides/order`,
        method: "PUT",
        body: queryArg.slideOrder,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2Notifications: build.query<CmsV2NotificationsApiResponse, CmsV2NotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/notifications`,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          text: queryArg.text,
          source: queryArg.source,
          state: queryArg.state,
          selectedLanguage: queryArg.selectedLanguage,
          isMissing: queryArg.isMissing,
        },
      }),
    }),
    cmsV2NotificationCreate: build.mutation<
      CmsV2NotificationCreateApiResponse,
      CmsV2NotificationCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cms/v2/notifications`,
        method: "POST",
        body: queryArg.playerNotificationCreate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2NotificationUpdate: build.mutation<
      CmsV2NotificationUpdateApiResponse,
      CmsV2NotificationUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cms/v2/notifications`,
        method: "PUT",
        body: queryArg.playerNotificationUpdate,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
        },
      }),
    }),
    cmsV2NotificationDelete: build.mutation<
      CmsV2NotificationDeleteApiResponse,
      CmsV2NotificationDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cms/v2/notifications`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
          allLanguages: queryArg.allLanguages,
        },
      }),
    }),
    cmsV2Notification: build.query<CmsV2NotificationApiResponse, CmsV2NotificationApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/notifications/${encodeURIComponent(String(queryArg.key))}`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2Revisions: build.query<CmsV2RevisionsApiResponse, CmsV2RevisionsApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/revisions`,
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
          key: queryArg.key,
          kind: queryArg.kind,
        },
      }),
    }),
    cmsV2RevisionRestore: build.mutation<
      CmsV2RevisionRestoreApiResponse,
      CmsV2RevisionRestoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cms/v2/revisions/restore`,
        method: "POST",
        body: queryArg.revisionRestore,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
    cmsV2TranslationConfirm: build.mutation<
      CmsV2TranslationConfirmApiResponse,
      CmsV2TranslationConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cms/v2/translations/confirm`,
        method: "POST",
        body: queryArg.translationConfirm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          selectedLanguage: queryArg.selectedLanguage,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type CmsBannersApiResponse = /** status 200 Done. */ PageBanner;
export type CmsBannersApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
};
export type CmsBannerCreateApiResponse = /** status 200 Done. */ Banner;
export type CmsBannerCreateApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  bannerCreate: BannerCreate;
};
export type CmsBannerUpdateApiResponse = /** status 200 Done. */ Banner;
export type CmsBannerUpdateApiArg = {
  opId?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  bannerUpdate: BannerUpdate;
};
export type CmsBannerDeleteApiResponse = /** status 200 Done. */ any;
export type CmsBannerDeleteApiArg = {
  opId?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsBannerApiResponse = /** status 200 Done. */ Banner;
export type CmsBannerApiArg = {
  key: string;
  opId?: string;
};
export type CmsV2BannersApiResponse = /** status 200 Done. */ PageBanner;
export type CmsV2BannersApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
};
export type CmsV2BannerCreateApiResponse = /** status 200 Done. */ Banner;
export type CmsV2BannerCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  bannerCreate: BannerCreate;
};
export type CmsV2BannerUpdateApiResponse = /** status 200 Done. */ Banner;
export type CmsV2BannerUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  bannerUpdate: BannerUpdate;
};
export type CmsV2BannerDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2BannerDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  allLanguages?: boolean;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsV2BannerApiResponse = /** status 200 Done. */ Banner;
export type CmsV2BannerApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsV2CardsApiResponse = /** status 200 Done. */ PageFeaturedCard;
export type CmsV2CardsApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
};
export type CmsV2CardCreateApiResponse = /** status 200 Done. */ FeaturedCard;
export type CmsV2CardCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cardCreate: CardCreate;
};
export type CmsV2CardUpdateApiResponse = /** status 200 Done. */ FeaturedCard;
export type CmsV2CardUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cardUpdate: CardUpdate;
};
export type CmsV2CardDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2CardDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  allLanguages?: boolean;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsV2CardApiResponse = /** status 200 Done. */ FeaturedCard;
export type CmsV2CardApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsV2ModalsApiResponse = /** status 200 Done. */ PageModal;
export type CmsV2ModalsApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
};
export type CmsV2ModalCreateApiResponse = /** status 200 Done. */ Modal;
export type CmsV2ModalCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  modalCreate: ModalCreate;
};
export type CmsV2ModalUpdateApiResponse = /** status 200 Done. */ Modal;
export type CmsV2ModalUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  modalUpdate: ModalUpdate;
};
export type CmsV2ModalDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2ModalDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  allLanguages?: boolean;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsV2ModalApiResponse = /** status 200 Done. */ Modal;
export type CmsV2ModalApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsV2MenusApiResponse = /** status 200 Done. */ PageMenu;
export type CmsV2MenusApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
};
export type CmsV2MenuCreateApiResponse = /** status 200 Done. */ Menu;
export type CmsV2MenuCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  menuCreate: MenuCreate;
};
export type CmsV2MenuUpdateApiResponse = /** status 200 Done. */ Menu;
export type CmsV2MenuUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  menuUpdate: MenuUpdate;
};
export type CmsV2MenuDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2MenuDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  allLanguages?: boolean;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsV2MenuApiResponse = /** status 200 Done. */ Menu;
export type CmsV2MenuApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsV2FooterApiResponse = /** status 200 Done. */ Footer;
export type CmsV2FooterApiArg = {
  opId?: string;
  selectedLanguage?: string;
};
export type CmsV2FooterUpdateApiResponse = /** status 200 Done. */ Footer;
export type CmsV2FooterUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  footerUpdate: FooterUpdate;
};
export type CmsV2FooterDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2FooterDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsPagesApiResponse = /** status 200 Done. */ PageContentPage;
export type CmsPagesApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
};
export type CmsPageCreateApiResponse = /** status 200 Done. */ ContentPage;
export type CmsPageCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  pageCreate: PageCreate;
};
export type CmsPageUpdateApiResponse = /** status 200 Done. */ ContentPage;
export type CmsPageUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  pageUpdate: PageUpdate;
};
export type CmsPageDeleteApiResponse = /** status 200 Done. */ any;
export type CmsPageDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  slug: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsPageApiResponse = /** status 200 Done. */ ContentPage;
export type CmsPageApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsV2PagesApiResponse = /** status 200 Done. */ PageContentPage;
export type CmsV2PagesApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
};
export type CmsV2PageCreateApiResponse = /** status 200 Done. */ ContentPage;
export type CmsV2PageCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  pageCreate: PageCreate;
};
export type CmsV2PageUpdateApiResponse = /** status 200 Done. */ ContentPage;
export type CmsV2PageUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  pageUpdate: PageUpdate;
};
export type CmsV2PageDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2PageDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  slug: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsV2PageApiResponse = /** status 200 Done. */ ContentPage;
export type CmsV2PageApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsPostsApiResponse = /** status 200 Done. */ PagePost;
export type CmsPostsApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
};
export type CmsPostCreateApiResponse = /** status 200 Done. */ Post;
export type CmsPostCreateApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  postCreate: PostCreate;
};
export type CmsPostUpdateApiResponse = /** status 200 Done. */ Post;
export type CmsPostUpdateApiArg = {
  opId?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  postUpdate: PostUpdate;
};
export type CmsPostDeleteApiResponse = /** status 200 Done. */ any;
export type CmsPostDeleteApiArg = {
  opId?: string;
  slug: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsPostApiResponse = /** status 200 Done. */ Post;
export type CmsPostApiArg = {
  key: string;
  opId?: string;
};
export type CmsV2PostsApiResponse = /** status 200 Done. */ PagePost;
export type CmsV2PostsApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
};
export type CmsV2PostCreateApiResponse = /** status 200 Done. */ Post;
export type CmsV2PostCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  postCreate: PostCreate;
};
export type CmsV2PostUpdateApiResponse = /** status 200 Done. */ Post;
export type CmsV2PostUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  postUpdate: PostUpdate;
};
export type CmsV2PostDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2PostDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  slug: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsV2PostApiResponse = /** status 200 Done. */ Post;
export type CmsV2PostApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsSlidesApiResponse = /** status 200 Done. */ PageSlide;
export type CmsSlidesApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
  sliderSlug?: string;
};
export type CmsSlideCreateApiResponse = /** status 200 Done. */ Slide;
export type CmsSlideCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  slideCreate: SlideCreate;
};
export type CmsSlideUpdateApiResponse = /** status 200 Done. */ Slide;
export type CmsSlideUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  slideUpdate: SlideUpdate;
};
export type CmsSlideDeleteApiResponse = /** status 200 Done. */ any;
export type CmsSlideDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  sliderSlug: string;
  slideIndex: number;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  slideMeant: SlideMeant;
};
export type CmsSlideApiResponse = /** status 200 Done. */ Slide;
export type CmsSlideApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsSlidesOrderApiResponse = /** status 200 Done. */ OrderedSlides;
export type CmsSlidesOrderApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  slideOrder: SlideOrder;
};
export type CmsV2SlidesApiResponse = /** status 200 Done. */ PageSlide;
export type CmsV2SlidesApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
  sliderSlug?: string;
};
export type CmsV2SlideCreateApiResponse = /** status 200 Done. */ Slide;
export type CmsV2SlideCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  slideCreate: SlideCreate;
};
export type CmsV2SlideUpdateApiResponse = /** status 200 Done. */ Slide;
export type CmsV2SlideUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  slideUpdate: SlideUpdate;
};
export type CmsV2SlideDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2SlideDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  sliderSlug: string;
  slideIndex: number;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  slideMeant: SlideMeant;
};
export type CmsV2SlideApiResponse = /** status 200 Done. */ Slide;
export type CmsV2SlideApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsV2SlidesOrderApiResponse = /** status 200 Done. */ OrderedSlides;
export type CmsV2SlidesOrderApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  slideOrder: SlideOrder;
};
export type CmsV2NotificationsApiResponse = /** status 200 Done. */ PagePlayerNotification;
export type CmsV2NotificationsApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  text?: string;
  source?: "own" | "parent" | "default";
  state?: "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
  selectedLanguage?: string;
  isMissing?: boolean;
};
export type CmsV2NotificationCreateApiResponse = /** status 200 Done. */ PlayerNotification;
export type CmsV2NotificationCreateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  playerNotificationCreate: PlayerNotificationCreate;
};
export type CmsV2NotificationUpdateApiResponse = /** status 200 Done. */ PlayerNotification;
export type CmsV2NotificationUpdateApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  playerNotificationUpdate: PlayerNotificationUpdate;
};
export type CmsV2NotificationDeleteApiResponse = /** status 200 Done. */ any;
export type CmsV2NotificationDeleteApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  allLanguages?: boolean;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type CmsV2NotificationApiResponse = /** status 200 Done. */ PlayerNotification;
export type CmsV2NotificationApiArg = {
  key: string;
  opId?: string;
  selectedLanguage?: string;
};
export type CmsV2RevisionsApiResponse = /** status 200 Done. */ ContentRevisions;
export type CmsV2RevisionsApiArg = {
  opId?: string;
  selectedLanguage?: string;
  key: string;
  kind:
    "banner" | "card" | "modal" | "footer" | "menu" | "page" | "post" | "slide" | "notification";
};
export type CmsV2RevisionRestoreApiResponse = /** status 200 Done. */ RestoredText;
export type CmsV2RevisionRestoreApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  revisionRestore: RevisionRestore;
};
export type CmsV2TranslationConfirmApiResponse = /** status 200 Done. */ RestoredText;
export type CmsV2TranslationConfirmApiArg = {
  opId?: string;
  selectedLanguage?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  translationConfirm: TranslationConfirm;
};
export type ContentSource = "own" | "parent" | "default";
export type ContentState = "LIVE" | "SCHEDULED" | "ENDED" | "DISABLED";
export type Banner = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  validFrom: string | null;
  validTo: string | null;
  title: string;
  subtitle: string;
  image?: string;
  link?: string;
};
export type PageBanner = {
  items: Banner[];
  count: number;
  remaining: number;
};
export type BannerCreate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  title: string;
  subtitle: string;
  image?: string;
  link?: string;
  key: string;
};
export type BannerUpdate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  title: string;
  subtitle: string;
  image?: string;
  link?: string;
};
export type ButtonVariant = "primary" | "secondary" | "outline" | "link";
export type ActionButton = {
  icon?: string;
  text?: string;
  variant?: ButtonVariant;
  link?: string;
};
export type FeaturedCard = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  validFrom: string | null;
  validTo: string | null;
  icon?: string;
  title: string;
  subtitle?: string;
  image?: string;
  actionButton?: ActionButton;
};
export type PageFeaturedCard = {
  items: FeaturedCard[];
  count: number;
  remaining: number;
};
export type CardCreate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  icon?: string;
  title: string;
  subtitle?: string;
  image?: string;
  actionButton?: ActionButton;
  key: string;
};
export type CardUpdate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  icon?: string;
  title: string;
  subtitle?: string;
  image?: string;
  actionButton?: ActionButton;
};
export type ModalType = "WELCOME" | "DEPOSIT" | "RESPONSIBLE_GAMING" | "MAINTENANCE" | "CUSTOM";
export type Modal = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  validFrom: string | null;
  validTo: string | null;
  title: string;
  content: string;
  image?: string;
  type: ModalType;
};
export type PageModal = {
  items: Modal[];
  count: number;
  remaining: number;
};
export type ModalCreate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  title: string;
  content: string;
  image?: string;
  type: ModalType;
  key?: string | null;
};
export type ModalUpdate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  title: string;
  content: string;
  image?: string;
};
export type SubMenuItem = {
  title: string;
  url: string;
};
export type MenuItem = {
  title: string;
  url: string;
  items?: SubMenuItem[];
};
export type Menu = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  items: MenuItem[];
};
export type PageMenu = {
  items: Menu[];
  count: number;
  remaining: number;
};
export type MenuCreate = {
  active?: boolean;
  sharedRevision?: number | null;
  items: MenuItem[];
  key: string;
};
export type MenuUpdate = {
  active?: boolean;
  sharedRevision?: number | null;
  items: MenuItem[];
};
export type FooterItem = {
  title: string;
  url: string;
};
export type FooterColumn = {
  items: FooterItem[];
};
export type FooterContent = {
  menu: {
    [key: string]: FooterColumn;
  };
};
export type Footer = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  content: FooterContent;
};
export type FooterUpdate = {
  content: FooterContent;
  language: string;
};
export type StrippedMarkup = {
  name: string;
  count: number;
};
export type ContentPage = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  title: string;
  slug: string;
  body?: string;
  stripped?: StrippedMarkup[];
};
export type PageContentPage = {
  items: ContentPage[];
  count: number;
  remaining: number;
};
export type PageCreate = {
  active?: boolean;
  sharedRevision?: number | null;
  title: string;
  slug: string;
  body?: string;
};
export type PageUpdate = {
  active?: boolean;
  sharedRevision?: number | null;
  title: string;
  slug: string;
  body?: string;
};
export type Post = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  title: string;
  slug: string;
  body?: string;
  excerpt?: string;
  image?: string;
  publishedAt?: string | null;
  stripped?: StrippedMarkup[];
};
export type PagePost = {
  items: Post[];
  count: number;
  remaining: number;
};
export type PostCreate = {
  active?: boolean;
  sharedRevision?: number | null;
  title: string;
  slug: string;
  body?: string;
  excerpt?: string;
  image?: string;
  publishedAt?: string | null;
};
export type PostUpdate = {
  active?: boolean;
  sharedRevision?: number | null;
  title: string;
  slug: string;
  body?: string;
  excerpt?: string;
  image?: string;
  publishedAt?: string | null;
};
export type Slide = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  validFrom: string | null;
  validTo: string | null;
  title: string;
  subtitle?: string;
  image?: string;
  link?: string;
  sliderSlug: string;
  slideIndex: number;
};
export type PageSlide = {
  items: Slide[];
  count: number;
  remaining: number;
};
export type SlideCreate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  title: string;
  subtitle?: string;
  image?: string;
  link?: string;
  sliderSlug: string;
};
export type SlideUpdate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  title: string;
  subtitle?: string;
  image?: string;
  link?: string;
};
export type SlideMeant = {
  key: string;
};
export type OrderedSlides = {
  items: Slide[];
};
export type SlideOrder = {
  sliderSlug: string;
  keys: string[];
};
export type PlayerNotification = {
  _id: string;
  key: string;
  opId: string;
  opTitle: string;
  source: ContentSource;
  language: string | null;
  languages: string[];
  ownLanguages: string[];
  sourceLanguage: string;
  isSourceChanged: boolean;
  active: boolean;
  state: ContentState;
  sharedRevision: number | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  validFrom: string | null;
  validTo: string | null;
  title: string;
  text?: string;
  link?: string;
};
export type PagePlayerNotification = {
  items: PlayerNotification[];
  count: number;
  remaining: number;
};
export type PlayerNotificationCreate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  title: string;
  text?: string;
  link?: string;
  key: string;
};
export type PlayerNotificationUpdate = {
  active?: boolean;
  sharedRevision?: number | null;
  validFrom?: string | null;
  validTo?: string | null;
  title: string;
  text?: string;
  link?: string;
};
export type ContentRevision = {
  number: number;
  content: {
    [key: string]: any;
  };
  savedAt: string;
  savedBy: Named;
  restoredFrom: number | null;
  isCurrent: boolean;
};
export type ContentRevisions = {
  items: ContentRevision[];
};
export type RestoredText = {
  key: string;
  revision: number;
};
export type RevisedKind =
  "banner" | "card" | "modal" | "footer" | "menu" | "page" | "post" | "slide" | "notification";
export type RevisionRestore = {
  kind: RevisedKind;
  key: string;
  number: number;
};
export type TranslationConfirm = {
  kind: RevisedKind;
  key: string;
};

export const {
  useCmsBannersQuery,
  useLazyCmsBannersQuery,
  useCmsBannerCreateMutation,
  useCmsBannerUpdateMutation,
  useCmsBannerDeleteMutation,
  useCmsBannerQuery,
  useLazyCmsBannerQuery,
  useCmsV2BannersQuery,
  useLazyCmsV2BannersQuery,
  useCmsV2BannerCreateMutation,
  useCmsV2BannerUpdateMutation,
  useCmsV2BannerDeleteMutation,
  useCmsV2BannerQuery,
  useLazyCmsV2BannerQuery,
  useCmsV2CardsQuery,
  useLazyCmsV2CardsQuery,
  useCmsV2CardCreateMutation,
  useCmsV2CardUpdateMutation,
  useCmsV2CardDeleteMutation,
  useCmsV2CardQuery,
  useLazyCmsV2CardQuery,
  useCmsV2ModalsQuery,
  useLazyCmsV2ModalsQuery,
  useCmsV2ModalCreateMutation,
  useCmsV2ModalUpdateMutation,
  useCmsV2ModalDeleteMutation,
  useCmsV2ModalQuery,
  useLazyCmsV2ModalQuery,
  useCmsV2MenusQuery,
  useLazyCmsV2MenusQuery,
  useCmsV2MenuCreateMutation,
  useCmsV2MenuUpdateMutation,
  useCmsV2MenuDeleteMutation,
  useCmsV2MenuQuery,
  useLazyCmsV2MenuQuery,
  useCmsV2FooterQuery,
  useLazyCmsV2FooterQuery,
  useCmsV2FooterUpdateMutation,
  useCmsV2FooterDeleteMutation,
  useCmsPagesQuery,
  useLazyCmsPagesQuery,
  useCmsPageCreateMutation,
  useCmsPageUpdateMutation,
  useCmsPageDeleteMutation,
  useCmsPageQuery,
  useLazyCmsPageQuery,
  useCmsV2PagesQuery,
  useLazyCmsV2PagesQuery,
  useCmsV2PageCreateMutation,
  useCmsV2PageUpdateMutation,
  useCmsV2PageDeleteMutation,
  useCmsV2PageQuery,
  useLazyCmsV2PageQuery,
  useCmsPostsQuery,
  useLazyCmsPostsQuery,
  useCmsPostCreateMutation,
  useCmsPostUpdateMutation,
  useCmsPostDeleteMutation,
  useCmsPostQuery,
  useLazyCmsPostQuery,
  useCmsV2PostsQuery,
  useLazyCmsV2PostsQuery,
  useCmsV2PostCreateMutation,
  useCmsV2PostUpdateMutation,
  useCmsV2PostDeleteMutation,
  useCmsV2PostQuery,
  useLazyCmsV2PostQuery,
  useCmsSlidesQuery,
  useLazyCmsSlidesQuery,
  useCmsSlideCreateMutation,
  useCmsSlideUpdateMutation,
  useCmsSlideDeleteMutation,
  useCmsSlideQuery,
  useLazyCmsSlideQuery,
  useCmsSlidesOrderMutation,
  useCmsV2SlidesQuery,
  useLazyCmsV2SlidesQuery,
  useCmsV2SlideCreateMutation,
  useCmsV2SlideUpdateMutation,
  useCmsV2SlideDeleteMutation,
  useCmsV2SlideQuery,
  useLazyCmsV2SlideQuery,
  useCmsV2SlidesOrderMutation,
  useCmsV2NotificationsQuery,
  useLazyCmsV2NotificationsQuery,
  useCmsV2NotificationCreateMutation,
  useCmsV2NotificationUpdateMutation,
  useCmsV2NotificationDeleteMutation,
  useCmsV2NotificationQuery,
  useLazyCmsV2NotificationQuery,
  useCmsV2RevisionsQuery,
  useLazyCmsV2RevisionsQuery,
  useCmsV2RevisionRestoreMutation,
  useCmsV2TranslationConfirmMutation,
} = api;
