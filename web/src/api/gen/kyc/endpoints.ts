// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { DecisionFacts, DocumentType, FactsBlock, Named, ReviewedPlayer, RiskMark, VerificationStatus, WarningCode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    kycDocuments: build.query<KycDocumentsApiResponse, KycDocumentsApiArg>({
      query: (queryArg) => ({
        url: `/api/players/kyc`,
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
          playerCode: queryArg.playerCode,
          status: queryArg.status,
          documentType: queryArg.documentType,
        },
      }),
    }),
    kycReview: build.mutation<KycReviewApiResponse, KycReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/players/kyc`,
        method: "PUT",
        body: queryArg.kycReview,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    kycDocument: build.query<KycDocumentApiResponse, KycDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/players/kyc/${encodeURIComponent(String(queryArg.uuid))}`,
      }),
    }),
    kycFacts: build.query<KycFactsApiResponse, KycFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/players/kyc/${encodeURIComponent(String(queryArg.uuid))}/facts`,
      }),
    }),
    kycImage: build.query<KycImageApiResponse, KycImageApiArg>({
      query: (queryArg) => ({
        url: `/api/players/kyc/${encodeURIComponent(String(queryArg.uuid))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
      }),
    }),
    kycReviewOpen: build.mutation<KycReviewOpenApiResponse, KycReviewOpenApiArg>({
      query: (queryArg) => ({
        url: `/api/players/kyc/${encodeURIComponent(String(queryArg.uuid))}/review`,
        method: "POST",
      }),
    }),
    kycReviewImage: build.query<KycReviewImageApiResponse, KycReviewImageApiArg>({
      query: (queryArg) => ({
        url: `/api/players/kyc/${encodeURIComponent(String(queryArg.uuid))}/review/images/${encodeURIComponent(String(queryArg.imageId))}`,
      }),
    }),
    kycDocumentAdd: build.mutation<KycDocumentAddApiResponse, KycDocumentAddApiArg>({
      query: (queryArg) => ({
        url: `/api/players/documents`,
        method: "POST",
        body: queryArg.documentUpload,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type KycDocumentsApiResponse = /** status 200 Done. */ KycDocumentPage;
export type KycDocumentsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  playerCode?: string;
  status?: "CONFIRMED" | "PENDING" | "REJECTED";
  documentType?: "PASSPORT" | "ID_CARD" | "DRIVING_LICENCE" | "PROOF_OF_ADDRESS" | "SELFIE";
};
export type KycReviewApiResponse = /** status 200 Done. */ KycDocument;
export type KycReviewApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  kycReview: KycReview;
};
export type KycDocumentApiResponse = /** status 200 Done. */ KycDocument;
export type KycDocumentApiArg = {
  uuid: string;
};
export type KycFactsApiResponse = /** status 200 Done. */ DecisionFacts;
export type KycFactsApiArg = {
  uuid: string;
};
export type KycImageApiResponse = /** status 200 Done. */ any;
export type KycImageApiArg = {
  uuid: string;
  imageId: string;
};
export type KycReviewOpenApiResponse = /** status 200 Done. */ DocumentInReview;
export type KycReviewOpenApiArg = {
  uuid: string;
};
export type KycReviewImageApiResponse = /** status 200 Done. */ any;
export type KycReviewImageApiArg = {
  uuid: string;
  imageId: string;
};
export type KycDocumentAddApiResponse = /** status 200 Done. */ KycDocument;
export type KycDocumentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  documentUpload: DocumentUpload;
};
export type DocumentImage = {
  imageId: string;
  title: string;
};
export type KycDocument = {
  uuid: string;
  status: VerificationStatus;
  documentType: DocumentType;
  images: DocumentImage[];
  player: ReviewedPlayer;
  isPlayerVerified: boolean;
  opId: string;
  opTitle: string;
  noteForThePlayer: string;
  reviewedBy?: Named | null;
  reviewedAt?: string | null;
  warnings?: WarningCode[] | null;
  block?: FactsBlock | null;
  risk?: RiskMark | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type KycDocumentPage = {
  items: KycDocument[];
  count: number;
  remaining: number;
  oldestAt: string | null;
};
export type DocumentAction = "approve" | "reject";
export type KycReview = {
  acknowledged?: WarningCode[] | null;
  playerId: string;
  playerCode: string;
  uuid: string;
  noteForThePlayer?: string;
  action: DocumentAction;
};
export type DocumentInReview = {
  uuid: string;
  playerCode: string;
  firstName: string;
  lastName: string;
  images: DocumentImage[];
  openForSeconds: number;
};
export type DocumentUpload = {
  playerCode: string;
  documentType: DocumentType;
  file: Blob;
};

export const {
  useKycDocumentsQuery,
  useLazyKycDocumentsQuery,
  useKycReviewMutation,
  useKycDocumentQuery,
  useLazyKycDocumentQuery,
  useKycFactsQuery,
  useLazyKycFactsQuery,
  useKycImageQuery,
  useLazyKycImageQuery,
  useKycReviewOpenMutation,
  useKycReviewImageQuery,
  useLazyKycReviewImageQuery,
  useKycDocumentAddMutation,
} = api;
