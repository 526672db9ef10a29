// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, minLength, required, type Rules } from "../../rules";
import type { ChannelEdit, NewChannel } from "./endpoints";

export const channelEditRules: Rules<ChannelEdit> = {
  channelId: [required("Channel is required."), maxLength(64, "At most 64 characters.")],
  title: [required("Channel title is required"), maxLength(40, "At most 40 characters.")],
  description: [required("Channel description should be more than 3 characters"), minLength(3, "Channel description should be more than 3 characters"), maxLength(500, "At most 500 characters.")],
};

export const newChannelRules: Rules<NewChannel> = {
  title: [required("Channel title is required"), maxLength(40, "At most 40 characters.")],
  description: [required("Channel description should be more than 3 characters"), minLength(3, "Channel description should be more than 3 characters"), maxLength(500, "At most 500 characters.")],
  baseUrl: [required("Channel base URL is required"), maxLength(253, "At most 253 characters.")],
  affId: [maxLength(64, "At most 64 characters.")],
  opId: [],
};
