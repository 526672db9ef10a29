// Generated from the contracts by `make contracts`. Never edited.

import { ge, maxItems, maxLength, minLength, pattern, required, type Rules } from "../../rules";
import type { ActionButton, BannerCreate, BannerUpdate, CardCreate, CardUpdate, FooterColumn, FooterContent, FooterItem, FooterUpdate, MenuCreate, MenuItem, MenuUpdate, ModalCreate, ModalUpdate, PageCreate, PageUpdate, PlayerNotificationCreate, PlayerNotificationUpdate, PostCreate, PostUpdate, RevisionRestore, SlideCreate, SlideMeant, SlideOrder, SlideUpdate, SubMenuItem, TranslationConfirm } from "./endpoints";

export const actionButtonRules: Rules<ActionButton> = {
  icon: [maxLength(40, "At most 40 characters."), pattern("^(?:[a-z0-9-]*)$", "Enter the name of an icon of the site: lower-case letters, digits and hyphens.")],
  text: [maxLength(25, "At most 25 characters.")],
  variant: [],
  link: [maxLength(500, "At most 500 characters."), pattern("^(?:(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))?)$", "Enter an https address, or a path of the site such as /promotions.")],
};

export const bannerCreateRules: Rules<BannerCreate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  title: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters.")],
  subtitle: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  link: [maxLength(500, "At most 500 characters."), pattern("^(?:(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))?)$", "Enter an https address, or a path of the site such as /promotions.")],
  key: [required("Key is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
};

export const bannerUpdateRules: Rules<BannerUpdate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  title: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters.")],
  subtitle: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  link: [maxLength(500, "At most 500 characters."), pattern("^(?:(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))?)$", "Enter an https address, or a path of the site such as /promotions.")],
};

export const cardCreateRules: Rules<CardCreate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  icon: [maxLength(40, "At most 40 characters."), pattern("^(?:[a-z0-9-]*)$", "Enter the name of an icon of the site: lower-case letters, digits and hyphens.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  subtitle: [maxLength(200, "At most 200 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  actionButton: [],
  key: [required("Key is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
};

export const cardUpdateRules: Rules<CardUpdate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  icon: [maxLength(40, "At most 40 characters."), pattern("^(?:[a-z0-9-]*)$", "Enter the name of an icon of the site: lower-case letters, digits and hyphens.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  subtitle: [maxLength(200, "At most 200 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  actionButton: [],
};

export const footerColumnRules: Rules<FooterColumn> = {
  items: [maxItems(20, "At most 20 items.")],
};

export const footerContentRules: Rules<FooterContent> = {
  menu: [required("Menu is required.")],
};

export const footerItemRules: Rules<FooterItem> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  url: [required("Address is required."), maxLength(500, "At most 500 characters."), pattern("^(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))$", "Enter an https address, or a path of the site such as /promotions.")],
};

export const footerUpdateRules: Rules<FooterUpdate> = {
  content: [required("Content is required.")],
  language: [],
};

export const menuCreateRules: Rules<MenuCreate> = {
  active: [],
  sharedRevision: [],
  items: [maxItems(20, "At most 20 items.")],
  key: [required("Key is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
};

export const menuItemRules: Rules<MenuItem> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  url: [required("Address is required."), maxLength(500, "At most 500 characters."), pattern("^(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))$", "Enter an https address, or a path of the site such as /promotions.")],
  items: [maxItems(20, "At most 20 items.")],
};

export const menuUpdateRules: Rules<MenuUpdate> = {
  active: [],
  sharedRevision: [],
  items: [maxItems(20, "At most 20 items.")],
};

export const modalCreateRules: Rules<ModalCreate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  title: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters.")],
  content: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  type: [],
  key: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
};

export const modalUpdateRules: Rules<ModalUpdate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  title: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters.")],
  content: [minLength(3, "At least 3 characters."), maxLength(25, "At most 25 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
};

export const pageCreateRules: Rules<PageCreate> = {
  active: [],
  sharedRevision: [],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  slug: [required("Slug is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
  body: [maxLength(100000, "At most 100000 characters.")],
};

export const pageUpdateRules: Rules<PageUpdate> = {
  active: [],
  sharedRevision: [],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  slug: [required("Slug is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
  body: [maxLength(100000, "At most 100000 characters.")],
};

export const playerNotificationCreateRules: Rules<PlayerNotificationCreate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  text: [maxLength(200, "At most 200 characters.")],
  link: [maxLength(500, "At most 500 characters."), pattern("^(?:(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))?)$", "Enter an https address, or a path of the site such as /promotions.")],
  key: [required("Key is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
};

export const playerNotificationUpdateRules: Rules<PlayerNotificationUpdate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  text: [maxLength(200, "At most 200 characters.")],
  link: [maxLength(500, "At most 500 characters."), pattern("^(?:(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))?)$", "Enter an https address, or a path of the site such as /promotions.")],
};

export const postCreateRules: Rules<PostCreate> = {
  active: [],
  sharedRevision: [],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  slug: [required("Slug is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
  body: [maxLength(100000, "At most 100000 characters.")],
  excerpt: [maxLength(200, "At most 200 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  publishedAt: [],
};

export const postUpdateRules: Rules<PostUpdate> = {
  active: [],
  sharedRevision: [],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  slug: [required("Slug is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
  body: [maxLength(100000, "At most 100000 characters.")],
  excerpt: [maxLength(200, "At most 200 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  publishedAt: [],
};

export const revisionRestoreRules: Rules<RevisionRestore> = {
  kind: [required("Kind is required.")],
  key: [required("Choose an item."), maxLength(120, "At most 120 characters.")],
  number: [ge(1, "Revisions are counted from 1.")],
};

export const slideCreateRules: Rules<SlideCreate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  subtitle: [maxLength(200, "At most 200 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  link: [maxLength(500, "At most 500 characters."), pattern("^(?:(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))?)$", "Enter an https address, or a path of the site such as /promotions.")],
  sliderSlug: [required("Slider is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
};

export const slideMeantRules: Rules<SlideMeant> = {
  key: [required("Slide is required."), maxLength(120, "At most 120 characters.")],
};

export const slideOrderRules: Rules<SlideOrder> = {
  sliderSlug: [required("Slider is required."), maxLength(80, "At most 80 characters."), pattern("^(?:[a-z0-9]+(?:-[a-z0-9]+)*)$", "Only lower-case letters and digits, in words joined by single hyphens.")],
  keys: [minLength(1, "Name the slides."), maxItems(100, "At most 100 slides.")],
};

export const slideUpdateRules: Rules<SlideUpdate> = {
  active: [],
  sharedRevision: [],
  validFrom: [],
  validTo: [],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  subtitle: [maxLength(200, "At most 200 characters.")],
  image: [maxLength(300, "At most 300 characters."), pattern("^(?:(?:/[A-Za-z0-9_-]+/[a-z0-9-]+\\.(?:jpg|jpeg|png|gif|webp|bmp|svg))?)$", "Choose an image of the gallery.")],
  link: [maxLength(500, "At most 500 characters."), pattern("^(?:(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))?)$", "Enter an https address, or a path of the site such as /promotions.")],
};

export const subMenuItemRules: Rules<SubMenuItem> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  url: [required("Address is required."), maxLength(500, "At most 500 characters."), pattern("^(?:(?:https://[A-Za-z0-9][^\\s<>\"'\\\\]*|/|/[^/\\s<>\"'\\\\][^\\s<>\"'\\\\]*))$", "Enter an https address, or a path of the site such as /promotions.")],
};

export const translationConfirmRules: Rules<TranslationConfirm> = {
  kind: [required("Kind is required.")],
  key: [required("Choose an item."), maxLength(120, "At most 120 characters.")],
};
