// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    appServices: build.query<AppServicesApiResponse, AppServicesApiArg>({
      query: () => ({ url: `/api/dev/app-service/apps` }),
    }),
    appServiceMonitor: build.query<AppServiceMonitorApiResponse, AppServiceMonitorApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/app-service/monitor`,
        params: {
          appName: queryArg.appName,
          resourceGroupName: queryArg.resourceGroupName,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type AppServicesApiResponse = /** status 200 Done. */ AppService[];
export type AppServicesApiArg = void;
export type AppServiceMonitorApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: any;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  cpuData: ChartItem[];
  averageResponseTime: ChartItem[];
  averageMemoryWorkingSet: ChartItem[];
};
export type AppServiceMonitorApiArg = {
  appName: string;
  resourceGroupName: string;
};
export type AppState = "Running" | "Stopped";
export type AppService = {
  appName: string;
  resourceGroupName: string;
  region: string;
  state: AppState;
  instances: number;
};
export type ChartItem = {
  timeStamp: string;
  total: number;
};

export const {
  useAppServicesQuery,
  useLazyAppServicesQuery,
  useAppServiceMonitorQuery,
  useLazyAppServiceMonitorQuery,
} = api;
