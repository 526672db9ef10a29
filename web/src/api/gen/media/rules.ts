// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, pattern, required, type Rules } from "../../rules";
import type { MediaEdit, MediaReplacement, MediaTagFilter, MediaTagging, MediaUpload } from "./endpoints";

export const mediaEditRules: Rules<MediaEdit> = {
  mediaId: [required("Image is required.")],
  opId: [],
  alt: [maxLength(200, "At most 200 characters."), pattern("^(?:[A-Za-z0-9_/-]*)$", "Only letters, digits, hyphens, underscores and slashes.")],
  description: [maxLength(200, "At most 200 characters."), pattern("^(?:[A-Za-z0-9_/-]*)$", "Only letters, digits, hyphens, underscores and slashes.")],
  tags: [maxItems(20, "At most 20 tags.")],
  target: [],
};

export const mediaReplacementRules: Rules<MediaReplacement> = {
  file: [required("Choose a file.")],
  filename: [maxLength(255, "At most 255 characters.")],
};

export const mediaTagFilterRules: Rules<MediaTagFilter> = {
  tags: [maxItems(20, "At most 20 tags.")],
};

export const mediaTaggingRules: Rules<MediaTagging> = {
  mediaId: [required("Image is required.")],
  opId: [],
  add: [maxItems(20, "At most 20 tags.")],
  remove: [maxItems(20, "At most 20 tags.")],
};

export const mediaUploadRules: Rules<MediaUpload> = {
  file: [required("Choose a file.")],
  filename: [maxLength(255, "At most 255 characters.")],
  alt: [maxLength(200, "At most 200 characters."), pattern("^(?:[A-Za-z0-9_/-]*)$", "Only letters, digits, hyphens, underscores and slashes.")],
  description: [maxLength(200, "At most 200 characters."), pattern("^(?:[A-Za-z0-9_/-]*)$", "Only letters, digits, hyphens, underscores and slashes.")],
  tags: [maxItems(20, "At most 20 tags.")],
  target: [],
};
