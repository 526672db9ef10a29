// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { BetStatus, DocumentType, Named, Role, TransactionStatus, VerificationStatus } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    supportTickets: build.query<SupportTicketsApiResponse, SupportTicketsApiArg>({
      query: (queryArg) => ({
        url: `/api/support`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          from: queryArg["from"],
          to: queryArg.to,
          status: queryArg.status,
          subject: queryArg.subject,
          priority: queryArg.priority,
          agent: queryArg.agent,
          isAssigned: queryArg.isAssigned,
          isUnread: queryArg.isUnread,
          isSnoozed: queryArg.isSnoozed,
          minWaitingMinutes: queryArg.minWaitingMinutes,
          text: queryArg.text,
          ticketNumber: queryArg.ticketNumber,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    techTickets: build.query<TechTicketsApiResponse, TechTicketsApiArg>({
      query: (queryArg) => ({
        url: `/api/tech-support`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          from: queryArg["from"],
          to: queryArg.to,
          status: queryArg.status,
          subject: queryArg.subject,
          priority: queryArg.priority,
          agent: queryArg.agent,
          isAssigned: queryArg.isAssigned,
          isUnread: queryArg.isUnread,
          isSnoozed: queryArg.isSnoozed,
          minWaitingMinutes: queryArg.minWaitingMinutes,
          text: queryArg.text,
          ticketNumber: queryArg.ticketNumber,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    techTicketCreate: build.mutation<TechTicketCreateApiResponse, TechTicketCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/tech-support`,
        method: "POST",
        body: queryArg.techTicketCreation,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    supportAgents: build.query<SupportAgentsApiResponse, SupportAgentsApiArg>({
      query: (queryArg) => ({
        url: `/api/support/agents`,
        params: {
          opId: queryArg.opId,
          kind: queryArg.kind,
        },
      }),
    }),
    supportTicket: build.query<SupportTicketApiResponse, SupportTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    supportTicketCreate: build.mutation<SupportTicketCreateApiResponse, SupportTicketCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/agent/tickets/new`,
        method: "POST",
        body: queryArg.ticketCreation,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    supportStatusUpdate: build.mutation<SupportStatusUpdateApiResponse, SupportStatusUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/status`,
        method: "PUT",
        body: queryArg.statusForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    supportAssign: build.mutation<SupportAssignApiResponse, SupportAssignApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/assignee`,
        method: "PUT",
        body: queryArg.assigneeForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    supportSnooze: build.mutation<SupportSnoozeApiResponse, SupportSnoozeApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/snooze`,
        method: "PUT",
        body: queryArg.snoozeForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    supportTicketNews: build.query<SupportTicketNewsApiResponse, SupportTicketNewsApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/news`,
        params: {
          after: queryArg.after,
        },
      }),
    }),
    supportMessageSend: build.mutation<SupportMessageSendApiResponse, SupportMessageSendApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: "POST",
        body: queryArg.messageForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    supportTicketSeen: build.mutation<SupportTicketSeenApiResponse, SupportTicketSeenApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/seen`,
        method: "PUT",
        body: queryArg.seenForm,
      }),
    }),
    supportTicketPlayer: build.query<SupportTicketPlayerApiResponse, SupportTicketPlayerApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/player`,
      }),
    }),
    supportAttachmentsAdd: build.mutation<
      SupportAttachmentsAddApiResponse,
      SupportAttachmentsAddApiArg
    >({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/attachments`,
        method: "POST",
        body: queryArg.attachmentUpload,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    supportAttachment: build.query<SupportAttachmentApiResponse, SupportAttachmentApiArg>({
      query: (queryArg) => ({
        url: `/api/support/${encodeURIComponent(String(queryArg.brandId))}/${encodeURIComponent(String(queryArg.id))}/attachments/${encodeURIComponent(String(queryArg.attachmentId))}`,
      }),
    }),
    supportCanned: build.query<SupportCannedApiResponse, SupportCannedApiArg>({
      query: () => ({ url: `/api/support/canned` }),
    }),
    supportCannedCreate: build.mutation<SupportCannedCreateApiResponse, SupportCannedCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/support/canned`,
        method: "POST",
        body: queryArg.cannedFields,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    supportCannedEdit: build.mutation<SupportCannedEditApiResponse, SupportCannedEditApiArg>({
      query: (queryArg) => ({
        url: `/api/support/canned`,
        method: "PUT",
        body: queryArg.cannedEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    supportCannedDelete: build.mutation<SupportCannedDeleteApiResponse, SupportCannedDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/support/canned`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          cannedId: queryArg.cannedId,
        },
      }),
    }),
    supportTimes: build.query<SupportTimesApiResponse, SupportTimesApiArg>({
      query: (queryArg) => ({
        url: `/api/support/times`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    supportTimesUpdate: build.mutation<SupportTimesUpdateApiResponse, SupportTimesUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/support/times`,
        method: "PUT",
        body: queryArg.supportTimesForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type SupportTicketsApiResponse = /** status 200 Done. */ TicketPage;
export type SupportTicketsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  status?: ("NEW" | "PENDING" | "REPLIED" | "CLOSED" | "ARCHIVED")[];
  subject?:
    "DEPOSIT" | "WITHDRAW" | "BONUS" | "GAME" | "ACCOUNT" | "VERIFICATION" | "TECHNICAL" | "OTHER";
  priority?: "LOW" | "NORMAL" | "HIGH" | "URGENT";
  agent?: string;
  isAssigned?: boolean;
  isUnread?: boolean;
  isSnoozed?: boolean;
  minWaitingMinutes?: number;
  text?: string;
  ticketNumber?: number;
  playerCode?: string;
};
export type TechTicketsApiResponse = /** status 200 Done. */ TicketPage;
export type TechTicketsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  status?: ("NEW" | "PENDING" | "REPLIED" | "CLOSED" | "ARCHIVED")[];
  subject?:
    "DEPOSIT" | "WITHDRAW" | "BONUS" | "GAME" | "ACCOUNT" | "VERIFICATION" | "TECHNICAL" | "OTHER";
  priority?: "LOW" | "NORMAL" | "HIGH" | "URGENT";
  agent?: string;
  isAssigned?: boolean;
  isUnread?: boolean;
  isSnoozed?: boolean;
  minWaitingMinutes?: number;
  text?: string;
  ticketNumber?: number;
  playerCode?: string;
};
export type TechTicketCreateApiResponse = /** status 200 Done. */ Ticket;
export type TechTicketCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  techTicketCreation: TechTicketCreation;
};
export type SupportAgentsApiResponse = /** status 200 Done. */ Agents;
export type SupportAgentsApiArg = {
  opId?: string;
  kind?: "PLAYER" | "TECH";
};
export type SupportTicketApiResponse = /** status 200 Done. */ TicketDetails;
export type SupportTicketApiArg = {
  brandId: string;
  id: string;
};
export type SupportTicketCreateApiResponse = /** status 200 Done. */ Ticket;
export type SupportTicketCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  ticketCreation: TicketCreation;
};
export type SupportStatusUpdateApiResponse = /** status 200 Done. */ Ticket;
export type SupportStatusUpdateApiArg = {
  brandId: string;
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  statusForm: StatusForm;
};
export type SupportAssignApiResponse = /** status 200 Done. */ Ticket;
export type SupportAssignApiArg = {
  brandId: string;
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  assigneeForm: AssigneeForm;
};
export type SupportSnoozeApiResponse = /** status 200 Done. */ Ticket;
export type SupportSnoozeApiArg = {
  brandId: string;
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  snoozeForm: SnoozeForm;
};
export type SupportTicketNewsApiResponse = /** status 200 Done. */ TicketNews;
export type SupportTicketNewsApiArg = {
  brandId: string;
  id: string;
  after: string;
};
export type SupportMessageSendApiResponse = /** status 200 Done. */ TicketNews;
export type SupportMessageSendApiArg = {
  brandId: string;
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  messageForm: MessageForm;
};
export type SupportTicketSeenApiResponse = /** status 200 Done. */ any;
export type SupportTicketSeenApiArg = {
  brandId: string;
  id: string;
  seenForm: SeenForm;
};
export type SupportTicketPlayerApiResponse = /** status 200 Done. */ TicketCustomer;
export type SupportTicketPlayerApiArg = {
  brandId: string;
  id: string;
};
export type SupportAttachmentsAddApiResponse = /** status 200 Done. */ TicketAttachments;
export type SupportAttachmentsAddApiArg = {
  brandId: string;
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  attachmentUpload: AttachmentUpload;
};
export type SupportAttachmentApiResponse = /** status 200 Done. */ any;
export type SupportAttachmentApiArg = {
  brandId: string;
  id: string;
  attachmentId: string;
};
export type SupportCannedApiResponse = /** status 200 Done. */ CannedReplies;
export type SupportCannedApiArg = void;
export type SupportCannedCreateApiResponse = /** status 200 Done. */ CannedReply;
export type SupportCannedCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cannedFields: CannedFields;
};
export type SupportCannedEditApiResponse = /** status 200 Done. */ CannedReply;
export type SupportCannedEditApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cannedEdit: CannedEdit;
};
export type SupportCannedDeleteApiResponse = /** status 200 Done. */ any;
export type SupportCannedDeleteApiArg = {
  cannedId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type SupportTimesApiResponse = /** status 200 Done. */ SupportTimes;
export type SupportTimesApiArg = {
  opId?: string;
};
export type SupportTimesUpdateApiResponse = /** status 200 Done. */ SupportTimes;
export type SupportTimesUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  supportTimesForm: SupportTimesForm;
};
export type TicketKind = "PLAYER" | "TECH";
export type TicketStatus = "NEW" | "PENDING" | "REPLIED" | "CLOSED" | "ARCHIVED";
export type TicketSubject =
  "DEPOSIT" | "WITHDRAW" | "BONUS" | "GAME" | "ACCOUNT" | "VERIFICATION" | "TECHNICAL" | "OTHER";
export type TicketPriority = "LOW" | "NORMAL" | "HIGH" | "URGENT";
export type TicketPlayer = {
  playerCode: string;
  playerId: string;
  username: string;
  firstName: string;
  lastName: string;
  language: string;
  isTest: boolean;
};
export type MessageFrom = "PLAYER" | "OPERATOR" | "AGENT" | "SYSTEM";
export type TicketMessageExcerpt = {
  from: MessageFrom;
  text: string;
  at: string;
};
export type Viewer = {
  nickname: string;
  userCode: string;
  isWriting: boolean;
};
export type Ticket = {
  ticketId: string;
  id: string;
  kind: TicketKind;
  brandId: string;
  brandTitle: string;
  parentBrandId: string | null;
  parentBrandTitle: string | null;
  ticketNumber: number;
  status: TicketStatus;
  subject: TicketSubject;
  priority: TicketPriority;
  player: TicketPlayer | null;
  openedBy: Named | null;
  agent: Named | null;
  txId: string | null;
  lastMessage: TicketMessageExcerpt;
  messageCount: number;
  isUnread: boolean;
  waitingSince: string | null;
  warnAt: string | null;
  dueAt: string | null;
  firstResponseAt: string | null;
  snoozedUntil: string | null;
  snoozedBefore: string | null;
  viewers: Viewer[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type TicketCounts = {
  NEW: number;
  PENDING: number;
  REPLIED: number;
  CLOSED: number;
  ARCHIVED: number;
  snoozed: number;
};
export type TicketPage = {
  items: Ticket[];
  count: number;
  remaining: number;
  counts: TicketCounts;
};
export type TechTicketCreation = {
  opId?: string | null;
  subject: TicketSubject;
  priority?: TicketPriority;
  message: string;
};
export type Agent = {
  nickname: string;
  userCode: string;
  role: Role;
  opId: string | null;
};
export type Agents = {
  items: Agent[];
};
export type TicketAttachment = {
  attachmentId: string;
  name: string;
  type: string;
  width: number;
  height: number;
  size: number;
};
export type TicketMessage = {
  messageId: string;
  from: MessageFrom;
  author: Named | null;
  text: string;
  at: string;
  isInternal: boolean;
  attachments: TicketAttachment[];
};
export type TicketDetails = {
  ticketId: string;
  id: string;
  kind: TicketKind;
  brandId: string;
  brandTitle: string;
  parentBrandId: string | null;
  parentBrandTitle: string | null;
  ticketNumber: number;
  status: TicketStatus;
  subject: TicketSubject;
  priority: TicketPriority;
  player: TicketPlayer | null;
  openedBy: Named | null;
  agent: Named | null;
  txId: string | null;
  lastMessage: TicketMessageExcerpt;
  messageCount: number;
  isUnread: boolean;
  waitingSince: string | null;
  warnAt: string | null;
  dueAt: string | null;
  firstResponseAt: string | null;
  snoozedUntil: string | null;
  snoozedBefore: string | null;
  viewers: Viewer[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  messages: TicketMessage[];
  amount: number | null;
  currency: string | null;
};
export type TicketCreation = {
  brandId: string;
  customerId: string;
  subject: TicketSubject;
  message: string;
  agentId?: string | null;
  priority?: TicketPriority;
  txId?: string | null;
};
export type StatusForm = {
  status: TicketStatus;
};
export type AssigneeForm = {
  userCode?: string | null;
  note?: string;
};
export type SnoozeForm = {
  until?: string | null;
};
export type TicketNews = {
  ticket: Ticket;
  messages: TicketMessage[];
};
export type MessageForm = {
  text: string;
  isInternal?: boolean;
  lastSeenMessageId?: string | null;
  attachmentIds?: string[];
  status?: TicketStatus | null;
};
export type SeenForm = {
  messageId: string;
};
export type FactMoney = {
  currency: string;
  amount: number;
};
export type FactTransaction = {
  txId: string;
  status: TransactionStatus;
  amount: number;
  currency: string;
  createdAt: string;
};
export type FactBet = {
  betId: string;
  generation: number;
  status: BetStatus;
  stake: number;
  win: number;
  currency: string;
  placedAt: string;
};
export type FactDocument = {
  uuid: string;
  documentType: DocumentType;
  status: VerificationStatus;
  createdAt: string;
};
export type FactTicket = {
  ticketId: string;
  brandId: string;
  ticketNumber: number;
  subject: TicketSubject;
  status: TicketStatus;
  createdAt: string;
};
export type TicketCustomer = {
  player: TicketPlayer;
  country: string;
  isVerified: boolean;
  isBlocked: boolean;
  isDeleted: boolean;
  registeredAt: string;
  wallet: FactMoney[] | null;
  deposits: FactTransaction[] | null;
  withdrawals: FactTransaction[] | null;
  bets: FactBet[] | null;
  documents: FactDocument[] | null;
  tickets: FactTicket[];
};
export type TicketAttachments = {
  items: TicketAttachment[];
};
export type AttachmentUpload = {
  files: Blob[];
};
export type CannedReply = {
  cannedId: string;
  title: string;
  shortcut: string;
  texts: {
    [key: string]: string;
  };
  sharedWith: Role[];
  opId: string | null;
  isEditable: boolean;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type CannedReplies = {
  items: CannedReply[];
};
export type CannedFields = {
  title: string;
  shortcut?: string;
  texts: {
    [key: string]: string;
  };
  sharedWith?: Role[];
};
export type CannedEdit = {
  title: string;
  shortcut?: string;
  texts: {
    [key: string]: string;
  };
  sharedWith?: Role[];
  cannedId: string;
};
export type SupportTimes = {
  opId: string;
  firstReplyMinutes: number;
  nextReplyMinutes: number;
  releaseMinutes: number;
  isOwn: boolean;
  revision: number;
};
export type SupportTimesForm = {
  opId?: string | null;
  firstReplyMinutes: number;
  nextReplyMinutes: number;
  releaseMinutes: number;
};

export const {
  useSupportTicketsQuery,
  useLazySupportTicketsQuery,
  useTechTicketsQuery,
  useLazyTechTicketsQuery,
  useTechTicketCreateMutation,
  useSupportAgentsQuery,
  useLazySupportAgentsQuery,
  useSupportTicketQuery,
  useLazySupportTicketQuery,
  useSupportTicketCreateMutation,
  useSupportStatusUpdateMutation,
  useSupportAssignMutation,
  useSupportSnoozeMutation,
  useSupportTicketNewsQuery,
  useLazySupportTicketNewsQuery,
  useSupportMessageSendMutation,
  useSupportTicketSeenMutation,
  useSupportTicketPlayerQuery,
  useLazySupportTicketPlayerQuery,
  useSupportAttachmentsAddMutation,
  useSupportAttachmentQuery,
  useLazySupportAttachmentQuery,
  useSupportCannedQuery,
  useLazySupportCannedQuery,
  useSupportCannedCreateMutation,
  useSupportCannedEditMutation,
  useSupportCannedDeleteMutation,
  useSupportTimesQuery,
  useLazySupportTimesQuery,
  useSupportTimesUpdateMutation,
} = api;
