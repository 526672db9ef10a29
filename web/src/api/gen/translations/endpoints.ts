// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    translations: build.query<TranslationsApiResponse, TranslationsApiArg>({
      query: (queryArg) => ({
        url: `/api/dictionary`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          search: queryArg.search,
          missing: queryArg.missing,
        },
      }),
    }),
    translationSave: build.mutation<TranslationSaveApiResponse, TranslationSaveApiArg>({
      query: (queryArg) => ({
        url: `/api/dictionary`,
        method: "POST",
        body: queryArg.translationSave,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    translationDelete: build.mutation<TranslationDeleteApiResponse, TranslationDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/dictionary`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          rowKey: queryArg.rowKey,
        },
      }),
    }),
    translationsMissing: build.query<TranslationsMissingApiResponse, TranslationsMissingApiArg>({
      query: () => ({ url: `/api/dictionary/missing` }),
    }),
    translationsExport: build.query<TranslationsExportApiResponse, TranslationsExportApiArg>({
      query: (queryArg) => ({
        url: `/api/dictionary/export`,
        params: {
          format: queryArg.format,
        },
      }),
    }),
    translationsPreview: build.query<TranslationsPreviewApiResponse, TranslationsPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/dictionary/import/preview`,
        method: "POST",
        body: queryArg.dictionaryImport,
      }),
    }),
    translationsImport: build.mutation<TranslationsImportApiResponse, TranslationsImportApiArg>({
      query: (queryArg) => ({
        url: `/api/dictionary/import`,
        method: "POST",
        body: queryArg.dictionaryImport,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    translation: build.query<TranslationApiResponse, TranslationApiArg>({
      query: (queryArg) => ({
        url: `/api/dictionary/texts/${encodeURIComponent(String(queryArg.rowKey))}`,
      }),
    }),
  }),
  overrideExisting: false,
});

export type TranslationsApiResponse = /** status 200 Done. */ PageTranslation;
export type TranslationsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  search?: string;
  missing?: "en" | "de" | "es" | "fr" | "pt" | "tr" | "ru" | "ar" | "fa" | "ckb";
};
export type TranslationSaveApiResponse = /** status 200 Done. */ Translation;
export type TranslationSaveApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  translationSave: TranslationSave;
};
export type TranslationDeleteApiResponse = /** status 200 Done. */ any;
export type TranslationDeleteApiArg = {
  rowKey: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type TranslationsMissingApiResponse = /** status 200 Done. */ MissingCounts;
export type TranslationsMissingApiArg = void;
export type TranslationsExportApiResponse = /** status 200 Done. */ any;
export type TranslationsExportApiArg = {
  format?: "JSON" | "CSV";
};
export type TranslationsPreviewApiResponse = /** status 200 Done. */ ImportReport;
export type TranslationsPreviewApiArg = {
  dictionaryImport: DictionaryImport;
};
export type TranslationsImportApiResponse = /** status 200 Done. */ ImportReport;
export type TranslationsImportApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  dictionaryImport: DictionaryImport;
};
export type TranslationApiResponse = /** status 200 Done. */ Translation;
export type TranslationApiArg = {
  rowKey: string;
};
export type Translation = {
  partitionKey?: string;
  rowKey: string;
  en: string;
  de?: string | null;
  es?: string | null;
  fr?: string | null;
  pt?: string | null;
  tr?: string | null;
  ru?: string | null;
  ar?: string | null;
  fa?: string | null;
  ckb?: string | null;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type PageTranslation = {
  items: Translation[];
  count: number;
  remaining: number;
};
export type TranslationEntity = {
  partitionKey?: string;
  rowKey: string;
  en: string;
  de?: string | null;
  es?: string | null;
  fr?: string | null;
  pt?: string | null;
  tr?: string | null;
  ru?: string | null;
  ar?: string | null;
  fa?: string | null;
  ckb?: string | null;
};
export type TranslationSave = {
  entity: TranslationEntity;
};
export type DictionaryLanguage =
  "en" | "de" | "es" | "fr" | "pt" | "tr" | "ru" | "ar" | "fa" | "ckb";
export type MissingTexts = {
  language: DictionaryLanguage;
  missing: number;
};
export type MissingCounts = {
  total: number;
  languages: MissingTexts[];
};
export type ImportedChange = {
  rowKey: string;
  language: DictionaryLanguage;
  before?: string | null;
  after?: string | null;
};
export type ImportProblem = {
  row: number;
  rowKey: string;
  message: string;
};
export type ImportReport = {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  changes: ImportedChange[];
  moreChanges: number;
  problems: ImportProblem[];
  moreProblems: number;
  fingerprint: string;
};
export type DictionaryFormat = "JSON" | "CSV";
export type DictionaryImport = {
  format: DictionaryFormat;
  content: string;
  fingerprint?: string | null;
};

export const {
  useTranslationsQuery,
  useLazyTranslationsQuery,
  useTranslationSaveMutation,
  useTranslationDeleteMutation,
  useTranslationsMissingQuery,
  useLazyTranslationsMissingQuery,
  useTranslationsExportQuery,
  useLazyTranslationsExportQuery,
  useTranslationsPreviewQuery,
  useLazyTranslationsPreviewQuery,
  useTranslationsImportMutation,
  useTranslationQuery,
  useLazyTranslationQuery,
} = api;
