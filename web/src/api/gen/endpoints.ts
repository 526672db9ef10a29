import { emptyApi as api } from "../base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authLogin: build.mutation<AuthLoginApiResponse, AuthLoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: "POST", body: queryArg.credentials }),
    }),
    authLogout: build.mutation<AuthLogoutApiResponse, AuthLogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "GET" }),
    }),
    authSessions: build.query<AuthSessionsApiResponse, AuthSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    authSessionEnd: build.mutation<AuthSessionEndApiResponse, AuthSessionEndApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/sessions#authSessionEnd`,
        method: "DELETE",
        params: {
          sessionId: queryArg.sessionId,
        },
      }),
    }),
    authSessionsEnd: build.mutation<AuthSessionsEndApiResponse, AuthSessionsEndApiArg>({
      query: () => ({ url: `/api/auth/sessions#authSessionsEnd`, method: "DELETE" }),
    }),
    usersMe: build.query<UsersMeApiResponse, UsersMeApiArg>({
      query: () => ({ url: `/api/users/me` }),
    }),
    usersMeUpdate: build.mutation<UsersMeUpdateApiResponse, UsersMeUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/users/me`,
        method: "PUT",
        body: queryArg.preferences,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    usersMeCheck: build.query<UsersMeCheckApiResponse, UsersMeCheckApiArg>({
      query: () => ({ url: `/api/users/me/check` }),
    }),
    usersList: build.query<UsersListApiResponse, UsersListApiArg>({
      query: (queryArg) => ({
        url: `/api/users`,
        params: {
          query: queryArg.query,
          userCode: queryArg.userCode,
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    views: build.query<ViewsApiResponse, ViewsApiArg>({
      query: (queryArg) => ({
        url: `/api/views`,
        params: {
          listId: queryArg.listId,
        },
      }),
    }),
    viewAdd: build.mutation<ViewAddApiResponse, ViewAddApiArg>({
      query: (queryArg) => ({
        url: `/api/views`,
        method: "POST",
        body: queryArg.viewForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    viewUpdate: build.mutation<ViewUpdateApiResponse, ViewUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/views/${encodeURIComponent(String(queryArg.viewId))}`,
        method: "PUT",
        body: queryArg.viewEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    viewDelete: build.mutation<ViewDeleteApiResponse, ViewDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/views/${encodeURIComponent(String(queryArg.viewId))}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    operatorsMenuList: build.query<OperatorsMenuListApiResponse, OperatorsMenuListApiArg>({
      query: () => ({ url: `/api/operators/menu-list` }),
    }),
    operatorsMe: build.query<OperatorsMeApiResponse, OperatorsMeApiArg>({
      query: (queryArg) => ({ url: `/api/operators/me`, method: "POST", body: queryArg.nothing }),
    }),
    operatorsShow: build.query<OperatorsShowApiResponse, OperatorsShowApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/show`,
        method: "POST",
        body: queryArg.operatorNamed,
      }),
    }),
    operatorsSettings: build.query<OperatorsSettingsApiResponse, OperatorsSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/settings`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    general: build.query<GeneralApiResponse, GeneralApiArg>({
      query: () => ({ url: `/api/general` }),
    }),
    rates: build.query<RatesApiResponse, RatesApiArg>({
      query: () => ({ url: `/api/rates` }),
    }),
    adminBadges: build.query<AdminBadgesApiResponse, AdminBadgesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/badges`,
        params: {
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
        },
      }),
    }),
    generalNotifications: build.query<GeneralNotificationsApiResponse, GeneralNotificationsApiArg>({
      query: () => ({ url: `/api/general/notifications` }),
    }),
    generalNotificationDelete: build.mutation<
      GeneralNotificationDeleteApiResponse,
      GeneralNotificationDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/general/notifications`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          notificationId: queryArg.notificationId,
        },
      }),
    }),
    generalNotificationsRead: build.mutation<
      GeneralNotificationsReadApiResponse,
      GeneralNotificationsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/general/notifications/read`,
        method: "PUT",
        body: queryArg.notificationsRead,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    tooltips: build.query<TooltipsApiResponse, TooltipsApiArg>({
      query: (queryArg) => ({
        url: `/api/tooltips`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    playersSearch: build.query<PlayersSearchApiResponse, PlayersSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/players/search`,
        method: "POST",
        body: queryArg.playerSearch,
      }),
    }),
    playersList: build.query<PlayersListApiResponse, PlayersListApiArg>({
      query: (queryArg) => ({
        url: `/api/players`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          username: queryArg.username,
          email: queryArg.email,
          affId: queryArg.affId,
          refId: queryArg.refId,
          channelId: queryArg.channelId,
          currency: queryArg.currency,
          kycStatus: queryArg.kycStatus,
          isVerified: queryArg.isVerified,
          isBlocked: queryArg.isBlocked,
          isDeleted: queryArg.isDeleted,
          chatIsBlocked: queryArg.chatIsBlocked,
        },
      }),
    }),
    player: build.query<PlayerApiResponse, PlayerApiArg>({
      query: (queryArg) => ({ url: `/api/player`, method: "POST", body: queryArg.playerKey }),
    }),
    playersBalances: build.query<PlayersBalancesApiResponse, PlayersBalancesApiArg>({
      query: (queryArg) => ({
        url: `/api/players/balances`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          username: queryArg.username,
          currency: queryArg.currency,
          hasBalance: queryArg.hasBalance,
          isBlocked: queryArg.isBlocked,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    playersBlock: build.mutation<PlayersBlockApiResponse, PlayersBlockApiArg>({
      query: (queryArg) => ({
        url: `/api/players/block`,
        method: "POST",
        body: queryArg.playerBlockForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    playersDelete: build.mutation<PlayersDeleteApiResponse, PlayersDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/players/delete`,
        method: "DELETE",
        body: queryArg.playerDeletion,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    playersTotals: build.query<PlayersTotalsApiResponse, PlayersTotalsApiArg>({
      query: (queryArg) => ({
        url: `/api/players/totals`,
        params: {
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
        },
      }),
    }),
    playersTotalUsers: build.query<PlayersTotalUsersApiResponse, PlayersTotalUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/players/total-users`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          kind: queryArg.kind,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    playersTotalTransactions: build.query<
      PlayersTotalTransactionsApiResponse,
      PlayersTotalTransactionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/players/total-users/transactions`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          kind: queryArg.kind,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    playerBonusSummary: build.query<PlayerBonusSummaryApiResponse, PlayerBonusSummaryApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/bonus/player/summary`,
        method: "POST",
        body: queryArg.playerPanel,
      }),
    }),
    playerAffiliateSummary: build.query<
      PlayerAffiliateSummaryApiResponse,
      PlayerAffiliateSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate/player/summary`,
        method: "POST",
        body: queryArg.affiliatePanel,
      }),
    }),
    riskCardUsers: build.query<RiskCardUsersApiResponse, RiskCardUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/risk-management/card-users`,
        method: "POST",
        body: queryArg.cardUsersQuery,
      }),
    }),
    usernames: build.query<UsernamesApiResponse, UsernamesApiArg>({
      query: (queryArg) => ({
        url: `/api/players/usernames`,
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
          username: queryArg.username,
        },
      }),
    }),
    usernameUpdate: build.mutation<UsernameUpdateApiResponse, UsernameUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/players/usernames`,
        method: "PUT",
        body: queryArg.usernameForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    username: build.query<UsernameApiResponse, UsernameApiArg>({
      query: (queryArg) => ({
        url: `/api/players/usernames/${encodeURIComponent(String(queryArg.playerCode))}`,
      }),
    }),
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
    kycImage: build.query<KycImageApiResponse, KycImageApiArg>({
      query: (queryArg) => ({
        url: `/api/players/kyc/${encodeURIComponent(String(queryArg.uuid))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
      }),
    }),
    bankAccounts: build.query<BankAccountsApiResponse, BankAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/bank-accounts`,
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
          cardNumber: queryArg.cardNumber,
          bankName: queryArg.bankName,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    bankAccountReview: build.mutation<BankAccountReviewApiResponse, BankAccountReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/bank-accounts`,
        method: "PUT",
        body: queryArg.bankAccountReview,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    bankAccount: build.query<BankAccountApiResponse, BankAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/bank-accounts/${encodeURIComponent(String(queryArg.uuid))}`,
      }),
    }),
    cashbackCalculator: build.query<CashbackCalculatorApiResponse, CashbackCalculatorApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/cashback/calculator`,
        method: "POST",
        body: queryArg.cashbackCalculatorInput,
      }),
    }),
    cashbackPlayerSummary: build.query<
      CashbackPlayerSummaryApiResponse,
      CashbackPlayerSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/cashback/player/summary`,
        method: "POST",
        body: queryArg.cashbackPlayer,
      }),
    }),
    cashbackPlayerStanding: build.query<
      CashbackPlayerStandingApiResponse,
      CashbackPlayerStandingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/cashback/player/settings`,
        params: {
          opId: queryArg.opId,
          parentOpId: queryArg.parentOpId,
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    cashbackSettingsOverride: build.mutation<
      CashbackSettingsOverrideApiResponse,
      CashbackSettingsOverrideApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/cashback/player/settings/override`,
        method: "PUT",
        body: queryArg.cashbackOverride,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cashbackSettingsRestore: build.mutation<
      CashbackSettingsRestoreApiResponse,
      CashbackSettingsRestoreApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/cashback/player/settings/restore`,
        method: "POST",
        body: queryArg.cashbackRestore,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cashbackClaim: build.mutation<CashbackClaimApiResponse, CashbackClaimApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/cashback/claim`,
        method: "POST",
        body: queryArg.cashbackClaim,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cashbackList: build.query<CashbackListApiResponse, CashbackListApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/cashback`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    cashbackDecide: build.mutation<CashbackDecideApiResponse, CashbackDecideApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/cashback`,
        method: "PUT",
        body: queryArg.cashbackDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cashbackPending: build.query<CashbackPendingApiResponse, CashbackPendingApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/pending-cashback`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    cashbackEffect: build.query<CashbackEffectApiResponse, CashbackEffectApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/cashback/effect`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    playersMaxDeposit: build.mutation<PlayersMaxDepositApiResponse, PlayersMaxDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/players/max-deposit`,
        method: "POST",
        body: queryArg.highDepositorsForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    fileDownload: build.query<FileDownloadApiResponse, FileDownloadApiArg>({
      query: (queryArg) => ({ url: `/api/files/${encodeURIComponent(String(queryArg.fileName))}` }),
    }),
    activities: build.query<ActivitiesApiResponse, ActivitiesApiArg>({
      query: (queryArg) => ({
        url: `/api/activities`,
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
          area: queryArg.area,
          action: queryArg.action,
          userCode: queryArg.userCode,
          who: queryArg.who,
          recordId: queryArg.recordId,
        },
      }),
    }),
    outcome: build.mutation<OutcomeApiResponse, OutcomeApiArg>({
      query: (queryArg) => ({
        url: `/api/outcomes/${encodeURIComponent(String(queryArg.key))}`,
        method: "GET",
      }),
    }),
    playerWallet: build.query<PlayerWalletApiResponse, PlayerWalletApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet`,
        params: {
          playerCode: queryArg.playerCode,
        },
      }),
    }),
    walletTopup: build.mutation<WalletTopupApiResponse, WalletTopupApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet/topup`,
        method: "POST",
        body: queryArg.walletTopup,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    walletTopupBonus: build.mutation<WalletTopupBonusApiResponse, WalletTopupBonusApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet/topup-bonus`,
        method: "POST",
        body: queryArg.bonusTopup,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    walletConvert: build.mutation<WalletConvertApiResponse, WalletConvertApiArg>({
      query: (queryArg) => ({
        url: `/api/player/wallet/convert`,
        method: "POST",
        body: queryArg.balanceConversion,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    exchangeRates: build.query<ExchangeRatesApiResponse, ExchangeRatesApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/deposit/exchange-rates`,
        method: "POST",
        body: queryArg.exchangeRatesForm,
      }),
    }),
    treasuries: build.query<TreasuriesApiResponse, TreasuriesApiArg>({
      query: (queryArg) => ({
        url: `/api/withdraw/treasuries`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          provider: queryArg.provider,
          network: queryArg.network,
          status: queryArg.status,
        },
      }),
    }),
    treasuryAccounts: build.query<TreasuryAccountsApiResponse, TreasuryAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/treasury-account`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          treasuryId: queryArg.treasuryId,
          provider: queryArg.provider,
          network: queryArg.network,
          currency: queryArg.currency,
          address: queryArg.address,
          isActive: queryArg.isActive,
        },
      }),
    }),
    externalWallets: build.query<ExternalWalletsApiResponse, ExternalWalletsApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/utopia/wallets`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          uuid: queryArg.uuid,
        },
      }),
    }),
    externalTransactions: build.query<ExternalTransactionsApiResponse, ExternalTransactionsApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/utopia/wallet/transactions`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          uuid: queryArg.uuid,
          txId: queryArg.txId,
          transactionType: queryArg.transactionType,
          status: queryArg.status,
        },
      }),
    }),
    externalWalletTopup: build.mutation<ExternalWalletTopupApiResponse, ExternalWalletTopupApiArg>({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/utopia/wallet/topup`,
        method: "POST",
        body: queryArg.externalTopup,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    externalWalletWithdraw: build.mutation<
      ExternalWalletWithdrawApiResponse,
      ExternalWalletWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/paymentsV2/withdraw/utopia/wallet/withdraw`,
        method: "POST",
        body: queryArg.externalWithdraw,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    billingV1Invoices: build.query<BillingV1InvoicesApiResponse, BillingV1InvoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/invoices`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          month: queryArg.month,
          year: queryArg.year,
          invoiceType: queryArg.invoiceType,
          testPlayersInclusion: queryArg.testPlayersInclusion,
        },
      }),
    }),
    billingV1Invoice: build.query<BillingV1InvoiceApiResponse, BillingV1InvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/invoices/${encodeURIComponent(String(queryArg.invoiceId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    billingV1InvoiceGenerate: build.mutation<
      BillingV1InvoiceGenerateApiResponse,
      BillingV1InvoiceGenerateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billing/operator/invoice`,
        method: "POST",
        body: queryArg.invoiceV1Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    billingV1InvoiceUpdate: build.mutation<
      BillingV1InvoiceUpdateApiResponse,
      BillingV1InvoiceUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billing/operator/invoice`,
        method: "PUT",
        body: queryArg.invoiceV1Edit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV1InvoiceDelete: build.mutation<
      BillingV1InvoiceDeleteApiResponse,
      BillingV1InvoiceDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billing/operator/invoice`,
        method: "DELETE",
        body: queryArg.invoiceV1Key,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV1PaymentAdd: build.mutation<BillingV1PaymentAddApiResponse, BillingV1PaymentAddApiArg>({
      query: (queryArg) => ({
        url: `/api/billing/operator/payment`,
        method: "POST",
        body: queryArg.operatorPaymentForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    billingV1PaymentDelete: build.mutation<
      BillingV1PaymentDeleteApiResponse,
      BillingV1PaymentDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billing/operator/payment`,
        method: "DELETE",
        body: queryArg.paymentV1Key,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2Invoices: build.query<BillingV2InvoicesApiResponse, BillingV2InvoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/invoices`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          year: queryArg.year,
          month: queryArg.month,
          status: queryArg.status,
          isSettingsOverridden: queryArg.isSettingsOverridden,
          invoiceNo: queryArg.invoiceNo,
        },
      }),
    }),
    billingV2Invoice: build.query<BillingV2InvoiceApiResponse, BillingV2InvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/invoices/${encodeURIComponent(String(queryArg.invoiceId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    billingV2InvoiceGenerate: build.mutation<
      BillingV2InvoiceGenerateApiResponse,
      BillingV2InvoiceGenerateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice`,
        method: "POST",
        body: queryArg.invoiceForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2InvoiceUpdate: build.mutation<
      BillingV2InvoiceUpdateApiResponse,
      BillingV2InvoiceUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice`,
        method: "PUT",
        body: queryArg.invoiceEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2InvoiceDelete: build.mutation<
      BillingV2InvoiceDeleteApiResponse,
      BillingV2InvoiceDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          invoiceId: queryArg.invoiceId,
          opId: queryArg.opId,
        },
      }),
    }),
    billingV2InvoiceSettings: build.query<
      BillingV2InvoiceSettingsApiResponse,
      BillingV2InvoiceSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice/settings`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    billingV2InvoiceSettingsUpdate: build.mutation<
      BillingV2InvoiceSettingsUpdateApiResponse,
      BillingV2InvoiceSettingsUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/invoice/settings`,
        method: "PUT",
        body: queryArg.invoiceSettingsForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2DashboardCards: build.query<
      BillingV2DashboardCardsApiResponse,
      BillingV2DashboardCardsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/dashboard-cards`,
        method: "POST",
        body: queryArg.cardsRequest,
      }),
    }),
    billingV2Payments: build.query<BillingV2PaymentsApiResponse, BillingV2PaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/payments`,
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
          brandOpId: queryArg.brandOpId,
          year: queryArg.year,
          month: queryArg.month,
          paymentType: queryArg.paymentType,
          currency: queryArg.currency,
          invoiceNo: queryArg.invoiceNo,
        },
      }),
    }),
    billingV2Payment: build.query<BillingV2PaymentApiResponse, BillingV2PaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/payments/${encodeURIComponent(String(queryArg.paymentId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    billingV2PaymentAdd: build.mutation<BillingV2PaymentAddApiResponse, BillingV2PaymentAddApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/payment/manual`,
        method: "POST",
        body: queryArg.manualPaymentForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    billingV2PaymentUpdate: build.mutation<
      BillingV2PaymentUpdateApiResponse,
      BillingV2PaymentUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/payment/manual`,
        method: "PUT",
        body: queryArg.manualPaymentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    billingV2PaymentDelete: build.mutation<
      BillingV2PaymentDeleteApiResponse,
      BillingV2PaymentDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/payment/manual`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          id: queryArg.id,
        },
      }),
    }),
    billingV2CpgTransferUpdate: build.mutation<
      BillingV2CpgTransferUpdateApiResponse,
      BillingV2CpgTransferUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/billingV2/payment/cpg`,
        method: "PUT",
        body: queryArg.cpgTransferEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    providerPayment: build.query<ProviderPaymentApiResponse, ProviderPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/billingV2/provider-payment`,
        params: {
          opId: queryArg.opId,
          currency: queryArg.currency,
          network: queryArg.network,
          year: queryArg.year,
          includeBrands: queryArg.includeBrands,
        },
      }),
    }),
    operatorBillingRecords: build.query<
      OperatorBillingRecordsApiResponse,
      OperatorBillingRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/operator-billing/records`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          type: queryArg["type"],
          month: queryArg.month,
          year: queryArg.year,
        },
      }),
    }),
    operatorBillingRecord: build.query<
      OperatorBillingRecordApiResponse,
      OperatorBillingRecordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/operator-billing/records/${encodeURIComponent(String(queryArg.recordId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    operatorBillingInvoiceUpdate: build.mutation<
      OperatorBillingInvoiceUpdateApiResponse,
      OperatorBillingInvoiceUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/operator-billing/invoice`,
        method: "PUT",
        body: queryArg.invoiceV1Edit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    operatorBillingPaymentUpdate: build.mutation<
      OperatorBillingPaymentUpdateApiResponse,
      OperatorBillingPaymentUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/operator-billing/payment`,
        method: "PUT",
        body: queryArg.operatorPaymentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    brandBillingRecords: build.query<BrandBillingRecordsApiResponse, BrandBillingRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/records`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          type: queryArg["type"],
          month: queryArg.month,
          year: queryArg.year,
        },
      }),
    }),
    brandBillingRecord: build.query<BrandBillingRecordApiResponse, BrandBillingRecordApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/records/${encodeURIComponent(String(queryArg.recordId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    brandBillingInvoiceGenerate: build.mutation<
      BrandBillingInvoiceGenerateApiResponse,
      BrandBillingInvoiceGenerateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/invoice`,
        method: "POST",
        body: queryArg.brandInvoiceForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    brandBillingInvoiceUpdate: build.mutation<
      BrandBillingInvoiceUpdateApiResponse,
      BrandBillingInvoiceUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/invoice`,
        method: "PUT",
        body: queryArg.brandInvoiceEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    brandBillingInvoiceDelete: build.mutation<
      BrandBillingInvoiceDeleteApiResponse,
      BrandBillingInvoiceDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/invoice`,
        method: "DELETE",
        body: queryArg.brandInvoiceKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    brandBillingPaymentAdd: build.mutation<
      BrandBillingPaymentAddApiResponse,
      BrandBillingPaymentAddApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/payment`,
        method: "POST",
        body: queryArg.brandPaymentForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    brandBillingPaymentUpdate: build.mutation<
      BrandBillingPaymentUpdateApiResponse,
      BrandBillingPaymentUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/payment`,
        method: "PUT",
        body: queryArg.brandPaymentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    brandBillingPaymentDelete: build.mutation<
      BrandBillingPaymentDeleteApiResponse,
      BrandBillingPaymentDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/brand-billing/payment`,
        method: "DELETE",
        body: queryArg.brandPaymentKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    affiliateBillingRecords: build.query<
      AffiliateBillingRecordsApiResponse,
      AffiliateBillingRecordsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/records`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          type: queryArg["type"],
          month: queryArg.month,
          year: queryArg.year,
          affId: queryArg.affId,
        },
      }),
    }),
    affiliateBillingRecord: build.query<
      AffiliateBillingRecordApiResponse,
      AffiliateBillingRecordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/records/${encodeURIComponent(String(queryArg.recordId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    affiliateBillingAffiliates: build.query<
      AffiliateBillingAffiliatesApiResponse,
      AffiliateBillingAffiliatesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/affiliates`,
        params: {
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
        },
      }),
    }),
    affiliateBillingPaymentAdd: build.mutation<
      AffiliateBillingPaymentAddApiResponse,
      AffiliateBillingPaymentAddApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/payment`,
        method: "POST",
        body: queryArg.affiliatePaymentForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    affiliateBillingPaymentUpdate: build.mutation<
      AffiliateBillingPaymentUpdateApiResponse,
      AffiliateBillingPaymentUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/payment`,
        method: "PUT",
        body: queryArg.affiliatePaymentEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    affiliateBillingPaymentDelete: build.mutation<
      AffiliateBillingPaymentDeleteApiResponse,
      AffiliateBillingPaymentDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reports/affiliate-billing/payment`,
        method: "DELETE",
        body: queryArg.affiliatePaymentKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    transactionsList: build.query<TransactionsListApiResponse, TransactionsListApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    transactionsProfit: build.query<TransactionsProfitApiResponse, TransactionsProfitApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/profit`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    transactionGateways: build.query<TransactionGatewaysApiResponse, TransactionGatewaysApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/gateways`,
        params: {
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          type: queryArg["type"],
        },
      }),
    }),
    transaction: build.query<TransactionApiResponse, TransactionApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/details/${encodeURIComponent(String(queryArg.txId))}`,
      }),
    }),
    transactionEffect: build.query<TransactionEffectApiResponse, TransactionEffectApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/effect`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    transactionDelete: build.mutation<TransactionDeleteApiResponse, TransactionDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2`,
        method: "DELETE",
        body: queryArg.transactionDeletion,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    transactionBonus: build.mutation<TransactionBonusApiResponse, TransactionBonusApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/bonus`,
        method: "PUT",
        body: queryArg.transactionDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    transactionReferralClaim: build.mutation<
      TransactionReferralClaimApiResponse,
      TransactionReferralClaimApiArg
    >({
      query: (queryArg) => ({
        url: `/api/transactionsV2/referral-claim`,
        method: "PUT",
        body: queryArg.transactionDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    transactionAffiliateWithdraw: build.mutation<
      TransactionAffiliateWithdrawApiResponse,
      TransactionAffiliateWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/transactions/affiliate/withdraw`,
        method: "PUT",
        body: queryArg.transactionDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    depositsList: build.query<DepositsListApiResponse, DepositsListApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/deposit`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    depositVerify: build.mutation<DepositVerifyApiResponse, DepositVerifyApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/deposit/verify`,
        method: "POST",
        body: queryArg.depositKey,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    depositRejectOrder: build.mutation<DepositRejectOrderApiResponse, DepositRejectOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/deposit/reject-deposit-order`,
        method: "POST",
        body: queryArg.depositRejection,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawalsList: build.query<WithdrawalsListApiResponse, WithdrawalsListApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          fromDate: queryArg.fromDate,
          toDate: queryArg.toDate,
          type: queryArg["type"],
          subType: queryArg.subType,
          txStatus: queryArg.txStatus,
          txId: queryArg.txId,
          playerCode: queryArg.playerCode,
          playerId: queryArg.playerId,
          gateway: queryArg.gateway,
          paymentProvider: queryArg.paymentProvider,
          currency: queryArg.currency,
          minAmount: queryArg.minAmount,
          maxAmount: queryArg.maxAmount,
          isFirstDeposit: queryArg.isFirstDeposit,
          isOrder: queryArg.isOrder,
          isDeleted: queryArg.isDeleted,
        },
      }),
    }),
    withdrawGenericV2: build.mutation<WithdrawGenericV2ApiResponse, WithdrawGenericV2ApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw`,
        method: "PUT",
        body: queryArg.genericWithdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawFacts: build.query<WithdrawFactsApiResponse, WithdrawFactsApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/facts`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    withdrawOrder: build.query<WithdrawOrderApiResponse, WithdrawOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/order-status`,
        params: {
          txId: queryArg.txId,
        },
      }),
    }),
    withdrawTomaniGateways: build.query<
      WithdrawTomaniGatewaysApiResponse,
      WithdrawTomaniGatewaysApiArg
    >({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/tomani/gateways`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    withdrawTomani: build.mutation<WithdrawTomaniApiResponse, WithdrawTomaniApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/tomani`,
        method: "PUT",
        body: queryArg.tomaniDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawJb: build.mutation<WithdrawJbApiResponse, WithdrawJbApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/jb`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawZiCharge: build.mutation<WithdrawZiChargeApiResponse, WithdrawZiChargeApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/zi-charge`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawParamHavale: build.mutation<WithdrawParamHavaleApiResponse, WithdrawParamHavaleApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/param-havale`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawParscoinpay: build.mutation<WithdrawParscoinpayApiResponse, WithdrawParscoinpayApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/parscoinpay`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawFiatCrypto: build.mutation<WithdrawFiatCryptoApiResponse, WithdrawFiatCryptoApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/fiat-crypto`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawWitcherV1: build.mutation<WithdrawWitcherV1ApiResponse, WithdrawWitcherV1ApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/witcher-v1`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawSistemNakit: build.mutation<WithdrawSistemNakitApiResponse, WithdrawSistemNakitApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/sistem-nakit`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawUtopia: build.mutation<WithdrawUtopiaApiResponse, WithdrawUtopiaApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/utopia`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawFxHavale: build.mutation<WithdrawFxHavaleApiResponse, WithdrawFxHavaleApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/fx-havale`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawMaldoPay: build.mutation<WithdrawMaldoPayApiResponse, WithdrawMaldoPayApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/maldo-pay`,
        method: "PUT",
        body: queryArg.withdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawJbForce: build.mutation<WithdrawJbForceApiResponse, WithdrawJbForceApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/jb/force`,
        method: "PUT",
        body: queryArg.jbForce,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawInProgress: build.mutation<WithdrawInProgressApiResponse, WithdrawInProgressApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/in-progress`,
        method: "PUT",
        body: queryArg.inProgressDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawGenericV1: build.mutation<WithdrawGenericV1ApiResponse, WithdrawGenericV1ApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/withdraw`,
        method: "PUT",
        body: queryArg.genericWithdrawDecision,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawResend: build.mutation<WithdrawResendApiResponse, WithdrawResendApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/resend`,
        method: "POST",
        body: queryArg.withdrawResend,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawSettle: build.mutation<WithdrawSettleApiResponse, WithdrawSettleApiArg>({
      query: (queryArg) => ({
        url: `/api/transactionsV2/withdraw/settle`,
        method: "PUT",
        body: queryArg.withdrawSettlement,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cfAccountsV1: build.query<CfAccountsV1ApiResponse, CfAccountsV1ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cfAccountV1Add: build.mutation<CfAccountV1AddApiResponse, CfAccountV1AddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens`,
        method: "POST",
        body: queryArg.cfAccountV1Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cfAccountV1Delete: build.mutation<CfAccountV1DeleteApiResponse, CfAccountV1DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          token: queryArg.token,
          accountId: queryArg.accountId,
        },
      }),
    }),
    cfAccountsV2: build.query<CfAccountsV2ApiResponse, CfAccountsV2ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cfAccountV2Add: build.mutation<CfAccountV2AddApiResponse, CfAccountV2AddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2`,
        method: "POST",
        body: queryArg.cfAccountV2Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    cfAccountV2Update: build.mutation<CfAccountV2UpdateApiResponse, CfAccountV2UpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2`,
        method: "PUT",
        body: queryArg.cfAccountEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cfAccountV2Delete: build.mutation<CfAccountV2DeleteApiResponse, CfAccountV2DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          cfAccountCode: queryArg.cfAccountCode,
          accountId: queryArg.accountId,
        },
      }),
    }),
    zonesV1: build.query<ZonesV1ApiResponse, ZonesV1ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones`,
        params: {
          opId: queryArg.opId,
          token: queryArg.token,
          page: queryArg.page,
          limit: queryArg.limit,
          domain: queryArg.domain,
        },
      }),
    }),
    domainLookup: build.query<DomainLookupApiResponse, DomainLookupApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/dns`,
        params: {
          domain: queryArg.domain,
        },
      }),
    }),
    zoneV1Create: build.mutation<ZoneV1CreateApiResponse, ZoneV1CreateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/create`,
        method: "POST",
        body: queryArg.zoneForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    zoneV1Delete: build.mutation<ZoneV1DeleteApiResponse, ZoneV1DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones#zoneV1Delete`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
          opId: queryArg.opId,
          zoneName: queryArg.zoneName,
        },
      }),
    }),
    zoneV1DeleteById: build.mutation<ZoneV1DeleteByIdApiResponse, ZoneV1DeleteByIdApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones#zoneV1DeleteById`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
        },
      }),
    }),
    zoneCheck: build.mutation<ZoneCheckApiResponse, ZoneCheckApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/check`,
        method: "POST",
        body: queryArg.zoneNamed,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    operatorDomains: build.query<OperatorDomainsApiResponse, OperatorDomainsApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/show/domains`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    operatorDomainAdd: build.mutation<OperatorDomainAddApiResponse, OperatorDomainAddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/show/domains/`,
        method: "POST",
        body: queryArg.operatorDomainForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainsV2: build.query<DomainsV2ApiResponse, DomainsV2ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones#domainsV2`,
        params: {
          opId: queryArg.opId,
          parentOpId: queryArg.parentOpId,
          includeBrands: queryArg.includeBrands,
          page: queryArg.page,
          limit: queryArg.limit,
          domain: queryArg.domain,
          cfAccountId: queryArg.cfAccountId,
          cfAccountCode: queryArg.cfAccountCode,
          cfZoneId: queryArg.cfZoneId,
          cfZoneStatus: queryArg.cfZoneStatus,
          cfZoneSSLMode: queryArg.cfZoneSslMode,
          cfDnsConfigured: queryArg.cfDnsConfigured,
          cfRulesConfigured: queryArg.cfRulesConfigured,
          afdProfileName: queryArg.afdProfileName,
          afdProvisionStatus: queryArg.afdProvisionStatus,
          afdValidationStatus: queryArg.afdValidationStatus,
          afdRoutesAssociated: queryArg.afdRoutesAssociated,
          defaultLang: queryArg.defaultLang,
          isPrimary: queryArg.isPrimary,
          isBackoffice: queryArg.isBackoffice,
          sortByName: queryArg.sortByName,
          sortByOrder: queryArg.sortByOrder,
        },
      }),
    }),
    domainV2: build.query<DomainV2ApiResponse, DomainV2ApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones#domainV2`,
        params: {
          opId: queryArg.opId,
          domainName: queryArg.domainName,
          isForceFetch: queryArg.isForceFetch,
        },
      }),
    }),
    domainV2Create: build.mutation<DomainV2CreateApiResponse, DomainV2CreateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones/create`,
        method: "POST",
        body: queryArg.domainV2Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    domainV2Act: build.mutation<DomainV2ActApiResponse, DomainV2ActApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones#domainV2Act`,
        method: "PUT",
        body: queryArg.domainCommand,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainV2Edit: build.mutation<DomainV2EditApiResponse, DomainV2EditApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones#domainV2Edit`,
        method: "PUT",
        body: queryArg.domainEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    zoneV2Delete: build.mutation<ZoneV2DeleteApiResponse, ZoneV2DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          token: queryArg.token,
          zoneId: queryArg.zoneId,
          zoneName: queryArg.zoneName,
        },
      }),
    }),
    dnsRecords: build.query<DnsRecordsApiResponse, DnsRecordsApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/dns-records`,
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
        },
      }),
    }),
    dnsRecordV1Add: build.mutation<DnsRecordV1AddApiResponse, DnsRecordV1AddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/dns-records`,
        method: "POST",
        body: queryArg.dnsRecordV1Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    dnsRecordV1Delete: build.mutation<DnsRecordV1DeleteApiResponse, DnsRecordV1DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/zones/dns-records`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          token: queryArg.token,
          recordId: queryArg.recordId,
          zoneId: queryArg.zoneId,
        },
      }),
    }),
    dnsRecordV2Add: build.mutation<DnsRecordV2AddApiResponse, DnsRecordV2AddApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones/dns-records`,
        method: "POST",
        body: queryArg.dnsRecordV2Form,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    dnsRecordV2Delete: build.mutation<DnsRecordV2DeleteApiResponse, DnsRecordV2DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/zones/dns-records`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
          dnsRecordName: queryArg.dnsRecordName,
          dnsRecordType: queryArg.dnsRecordType,
          domainName: queryArg.domainName,
        },
      }),
    }),
    devDns: build.query<DevDnsApiResponse, DevDnsApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/dns`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    devDnsAdd: build.mutation<DevDnsAddApiResponse, DevDnsAddApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/dns`,
        method: "POST",
        body: queryArg.devDnsForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    devDnsUpdate: build.mutation<DevDnsUpdateApiResponse, DevDnsUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/dns`,
        method: "PUT",
        body: queryArg.devDnsEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    devDnsDelete: build.mutation<DevDnsDeleteApiResponse, DevDnsDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/dns`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          id: queryArg.id,
        },
      }),
    }),
    domainSetup: build.mutation<DomainSetupApiResponse, DomainSetupApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/setup-domain`,
        method: "POST",
        body: queryArg.setupZone,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainSetupCheck: build.query<DomainSetupCheckApiResponse, DomainSetupCheckApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/setup-domain/check`,
        method: "POST",
        body: queryArg.setupZone,
      }),
    }),
    domainSetupCname: build.query<DomainSetupCnameApiResponse, DomainSetupCnameApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/cname`,
        method: "POST",
        body: queryArg.setupZone,
      }),
    }),
    domainSetupCnameRedo: build.mutation<
      DomainSetupCnameRedoApiResponse,
      DomainSetupCnameRedoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/cname/redo`,
        method: "POST",
        body: queryArg.setupZoneById,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainSetupValidationCheck: build.mutation<
      DomainSetupValidationCheckApiResponse,
      DomainSetupValidationCheckApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/afd#domainSetupValidationCheck`,
        method: "POST",
        body: queryArg.validationCheck,
      }),
    }),
    domainSetupValidation: build.mutation<
      DomainSetupValidationApiResponse,
      DomainSetupValidationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/afd#domainSetupValidation`,
        method: "POST",
        body: queryArg.setupZoneById,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainSetupAssociation: build.mutation<
      DomainSetupAssociationApiResponse,
      DomainSetupAssociationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/association`,
        method: "POST",
        body: queryArg.setupZoneById,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    domainSetupSsl: build.query<DomainSetupSslApiResponse, DomainSetupSslApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/ssl`,
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
        },
      }),
    }),
    domainSetupSslUpdate: build.mutation<
      DomainSetupSslUpdateApiResponse,
      DomainSetupSslUpdateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/validate/ssl`,
        method: "PUT",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          zoneId: queryArg.zoneId,
          token: queryArg.token,
        },
      }),
    }),
    afdProfiles: build.query<AfdProfilesApiResponse, AfdProfilesApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/afds`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    afdProfileCreate: build.mutation<AfdProfileCreateApiResponse, AfdProfileCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/afds`,
        method: "POST",
        body: queryArg.afdProfileForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    afdProfileUpdate: build.mutation<AfdProfileUpdateApiResponse, AfdProfileUpdateApiArg>({
      query: (queryArg) => ({
        url: `/api/operators/cf-tokens/v2/afds`,
        method: "PUT",
        body: queryArg.afdProfileEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    afdDomains: build.query<AfdDomainsApiResponse, AfdDomainsApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/domains`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          opId: queryArg.opId,
          includeBrands: queryArg.includeBrands,
          isBrand: queryArg.isBrand,
          isTest: queryArg.isTest,
          query: queryArg.query,
          domainValidationState: queryArg.domainValidationState,
          provisioningState: queryArg.provisioningState,
          deploymentStatus: queryArg.deploymentStatus,
          target: queryArg.target,
          afdProfileName: queryArg.afdProfileName,
        },
      }),
    }),
    afdEndpoints: build.query<AfdEndpointsApiResponse, AfdEndpointsApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/endpoints`,
        params: {
          domainId: queryArg.domainId,
        },
      }),
    }),
    afdDomainCreate: build.mutation<AfdDomainCreateApiResponse, AfdDomainCreateApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/create`,
        method: "POST",
        body: queryArg.customDomainForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    afdDomainDelete: build.mutation<AfdDomainDeleteApiResponse, AfdDomainDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          name: queryArg.name,
          targetId: queryArg.targetId,
        },
      }),
    }),
    afdDomainRevalidate: build.mutation<AfdDomainRevalidateApiResponse, AfdDomainRevalidateApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/revalidate`,
        method: "POST",
        body: queryArg.afdDomainNamed,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    afdDomainAssociate: build.mutation<AfdDomainAssociateApiResponse, AfdDomainAssociateApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/frontdoor/association`,
        method: "POST",
        body: queryArg.afdAssociation,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    auth0Domains: build.query<Auth0DomainsApiResponse, Auth0DomainsApiArg>({
      query: () => ({ url: `/api/dev/auth0/domains` }),
    }),
    auth0DomainAdd: build.mutation<Auth0DomainAddApiResponse, Auth0DomainAddApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/auth0/domains`,
        method: "POST",
        body: queryArg.auth0DomainForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    auth0DomainDelete: build.mutation<Auth0DomainDeleteApiResponse, Auth0DomainDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/dev/auth0/domains`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          domain: queryArg.domain,
          type: queryArg["type"],
        },
      }),
    }),
    auth0Organizations: build.query<Auth0OrganizationsApiResponse, Auth0OrganizationsApiArg>({
      query: () => ({ url: `/api/dev/auth0/organizations` }),
    }),
    auth0OrganizationDelete: build.mutation<
      Auth0OrganizationDeleteApiResponse,
      Auth0OrganizationDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/dev/auth0/organizations`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          orgId: queryArg.orgId,
        },
      }),
    }),
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
    simulatorAccounts: build.query<SimulatorAccountsApiResponse, SimulatorAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/accounts`,
        params: {
          world: queryArg.world,
        },
      }),
    }),
    simulatorWorld: build.query<SimulatorWorldApiResponse, SimulatorWorldApiArg>({
      query: () => ({ url: `/api/simulator/world` }),
    }),
    simulatorReset: build.mutation<SimulatorResetApiResponse, SimulatorResetApiArg>({
      query: () => ({ url: `/api/simulator/world/reset`, method: "POST" }),
    }),
    simulatorSnapshot: build.mutation<SimulatorSnapshotApiResponse, SimulatorSnapshotApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/snapshot`,
        method: "POST",
        body: queryArg.labelled,
      }),
    }),
    simulatorRestore: build.mutation<SimulatorRestoreApiResponse, SimulatorRestoreApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/restore`,
        method: "POST",
        body: queryArg.labelled,
      }),
    }),
    simulatorBranch: build.mutation<SimulatorBranchApiResponse, SimulatorBranchApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/branch`,
        method: "POST",
        body: queryArg.branchForm,
      }),
    }),
    simulatorBranchEnd: build.mutation<SimulatorBranchEndApiResponse, SimulatorBranchEndApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/branch`,
        method: "DELETE",
        params: {
          name: queryArg.name,
        },
      }),
    }),
    simulatorClock: build.mutation<SimulatorClockApiResponse, SimulatorClockApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/clock`,
        method: "POST",
        body: queryArg.clockForm,
      }),
    }),
    simulatorFaultAdd: build.mutation<SimulatorFaultAddApiResponse, SimulatorFaultAddApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/faults`,
        method: "POST",
        body: queryArg.faultForm,
      }),
    }),
    simulatorFaultsClear: build.mutation<
      SimulatorFaultsClearApiResponse,
      SimulatorFaultsClearApiArg
    >({
      query: (queryArg) => ({
        url: `/api/simulator/faults`,
        method: "DELETE",
        params: {
          operation: queryArg.operation,
        },
      }),
    }),
    simulatorEvents: build.query<SimulatorEventsApiResponse, SimulatorEventsApiArg>({
      query: () => ({ url: `/api/simulator/events` }),
    }),
    simulatorEvent: build.mutation<SimulatorEventApiResponse, SimulatorEventApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/events`,
        method: "POST",
        body: queryArg.eventForm,
      }),
    }),
    simulatorAdminEvent: build.mutation<SimulatorAdminEventApiResponse, SimulatorAdminEventApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/events/admin`,
        method: "POST",
        body: queryArg.eventForm,
      }),
    }),
    simulatorJournal: build.query<SimulatorJournalApiResponse, SimulatorJournalApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/journal`,
        params: {
          operation: queryArg.operation,
          since: queryArg.since,
          limit: queryArg.limit,
        },
      }),
    }),
    simulatorWholeJournal: build.query<
      SimulatorWholeJournalApiResponse,
      SimulatorWholeJournalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/simulator/journal/all`,
        params: {
          operation: queryArg.operation,
          since: queryArg.since,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type AuthLoginApiResponse = /** status 200 Done. */ SignedIn;
export type AuthLoginApiArg = {
  credentials: Credentials;
};
export type AuthLogoutApiResponse = /** status 200 Done. */ any;
export type AuthLogoutApiArg = void;
export type AuthSessionsApiResponse = /** status 200 Done. */ SignedInSessions;
export type AuthSessionsApiArg = void;
export type AuthSessionEndApiResponse = /** status 200 Done. */ EndedSessions;
export type AuthSessionEndApiArg = {
  sessionId: string;
};
export type AuthSessionsEndApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: EndedSessions;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
};
export type AuthSessionsEndApiArg = void;
export type UsersMeApiResponse = /** status 200 Done. */ MeAnswer;
export type UsersMeApiArg = void;
export type UsersMeUpdateApiResponse = /** status 200 Done. */ Me;
export type UsersMeUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  preferences: Preferences;
};
export type UsersMeCheckApiResponse = /** status 200 Done. */ SessionCheck;
export type UsersMeCheckApiArg = void;
export type UsersListApiResponse = /** status 200 Done. */ PageStaffMember;
export type UsersListApiArg = {
  query?: string;
  userCode?: string;
  page?: number;
  limit?: number;
};
export type ViewsApiResponse = /** status 200 Done. */ SavedViews;
export type ViewsApiArg = {
  listId?: string;
};
export type ViewAddApiResponse = /** status 200 Done. */ SavedView;
export type ViewAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  viewForm: ViewForm;
};
export type ViewUpdateApiResponse = /** status 200 Done. */ SavedView;
export type ViewUpdateApiArg = {
  viewId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  viewEdit: ViewEdit;
};
export type ViewDeleteApiResponse = /** status 200 Done. */ any;
export type ViewDeleteApiArg = {
  viewId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type OperatorsMenuListApiResponse = /** status 200 Done. */ MenuList;
export type OperatorsMenuListApiArg = void;
export type OperatorsMeApiResponse = /** status 200 Done. */ OperatorDetails;
export type OperatorsMeApiArg = {
  nothing: Nothing;
};
export type OperatorsShowApiResponse = /** status 200 Done. */ OperatorDetails;
export type OperatorsShowApiArg = {
  operatorNamed: OperatorNamed;
};
export type OperatorsSettingsApiResponse = /** status 200 Done. */ OperatorSettings;
export type OperatorsSettingsApiArg = {
  opId?: string;
};
export type GeneralApiResponse = /** status 200 Done. */ General;
export type GeneralApiArg = void;
export type RatesApiResponse = /** status 200 Done. */ Rates;
export type RatesApiArg = void;
export type AdminBadgesApiResponse = /** status 200 Done. */ Badges;
export type AdminBadgesApiArg = {
  opId?: string;
  includeBrands?: boolean;
};
export type GeneralNotificationsApiResponse = /** status 200 Done. */ Notifications;
export type GeneralNotificationsApiArg = void;
export type GeneralNotificationDeleteApiResponse = /** status 200 Done. */ any;
export type GeneralNotificationDeleteApiArg = {
  notificationId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type GeneralNotificationsReadApiResponse = /** status 200 Done. */ UnreadCount;
export type GeneralNotificationsReadApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  notificationsRead: NotificationsRead;
};
export type TooltipsApiResponse = /** status 200 Done. */ Tooltips;
export type TooltipsApiArg = {
  opId?: string;
};
export type PlayersSearchApiResponse = /** status 200 Done. */ PagePlayer;
export type PlayersSearchApiArg = {
  playerSearch: PlayerSearch;
};
export type PlayersListApiResponse = /** status 200 Done. */ PagePlayer;
export type PlayersListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  playerCode?: string;
  playerId?: string;
  username?: string;
  email?: string;
  affId?: string;
  refId?: string;
  channelId?: string;
  currency?: "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
  kycStatus?: "CONFIRMED" | "PENDING" | "REJECTED";
  isVerified?: boolean;
  isBlocked?: boolean;
  isDeleted?: boolean;
  chatIsBlocked?: boolean;
};
export type PlayerApiResponse = /** status 200 Done. */ Player;
export type PlayerApiArg = {
  playerKey: PlayerKey;
};
export type PlayersBalancesApiResponse = /** status 200 Done. */ BalancesPage;
export type PlayersBalancesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  playerCode?: string;
  playerId?: string;
  username?: string;
  currency?: "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
  hasBalance?: boolean;
  isBlocked?: boolean;
  isDeleted?: boolean;
};
export type PlayersBlockApiResponse = /** status 200 Done. */ Player;
export type PlayersBlockApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  playerBlockForm: PlayerBlockForm;
};
export type PlayersDeleteApiResponse = /** status 200 Done. */ any;
export type PlayersDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  playerDeletion: PlayerDeletion;
};
export type PlayersTotalsApiResponse = /** status 200 Done. */ PlayerTotals;
export type PlayersTotalsApiArg = {
  fromDate?: string;
  toDate?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
};
export type PlayersTotalUsersApiResponse = /** status 200 Done. */ PageTotalUser;
export type PlayersTotalUsersApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  kind: "JOINED" | "DEPOSIT" | "WITHDRAW";
  playerCode?: string;
};
export type PlayersTotalTransactionsApiResponse = /** status 200 Done. */ TransactionPage;
export type PlayersTotalTransactionsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  kind: "JOINED" | "DEPOSIT" | "WITHDRAW";
  playerCode?: string;
};
export type PlayerBonusSummaryApiResponse = /** status 200 Done. */ BonusSummary;
export type PlayerBonusSummaryApiArg = {
  playerPanel: PlayerPanel;
};
export type PlayerAffiliateSummaryApiResponse = /** status 200 Done. */ AffiliateSummary;
export type PlayerAffiliateSummaryApiArg = {
  affiliatePanel: AffiliatePanel;
};
export type RiskCardUsersApiResponse = /** status 200 Done. */ PageCardUser;
export type RiskCardUsersApiArg = {
  cardUsersQuery: CardUsersQuery;
};
export type UsernamesApiResponse = /** status 200 Done. */ PageUsernameReview;
export type UsernamesApiArg = {
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
  status?: "PENDING" | "APPROVE" | "REJECT";
  username?: string;
};
export type UsernameUpdateApiResponse = /** status 200 Done. */ UsernameReview;
export type UsernameUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  usernameForm: UsernameForm;
};
export type UsernameApiResponse = /** status 200 Done. */ UsernameReview;
export type UsernameApiArg = {
  playerCode: string;
};
export type KycDocumentsApiResponse = /** status 200 Done. */ PageKycDocument;
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
export type KycImageApiResponse = /** status 200 Done. */ any;
export type KycImageApiArg = {
  uuid: string;
  imageId: string;
};
export type BankAccountsApiResponse = /** status 200 Done. */ PageBankAccount;
export type BankAccountsApiArg = {
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
  status?: "PENDING" | "APPROVED" | "REJECTED";
  cardNumber?: string;
  bankName?: string;
  isDeleted?: boolean;
};
export type BankAccountReviewApiResponse = /** status 200 Done. */ BankAccount;
export type BankAccountReviewApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  bankAccountReview: BankAccountReview;
};
export type BankAccountApiResponse = /** status 200 Done. */ BankAccount;
export type BankAccountApiArg = {
  uuid: string;
};
export type CashbackCalculatorApiResponse = /** status 200 Done. */ CashbackCalculation;
export type CashbackCalculatorApiArg = {
  cashbackCalculatorInput: CashbackCalculatorInput;
};
export type CashbackPlayerSummaryApiResponse = /** status 200 Done. */ CashbackSummary;
export type CashbackPlayerSummaryApiArg = {
  cashbackPlayer: CashbackPlayer;
};
export type CashbackPlayerStandingApiResponse = /** status 200 Done. */ CashbackStanding;
export type CashbackPlayerStandingApiArg = {
  opId: string;
  parentOpId?: string;
  playerCode: string;
};
export type CashbackSettingsOverrideApiResponse = /** status 200 Done. */ PlayerCashbackSettings;
export type CashbackSettingsOverrideApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cashbackOverride: CashbackOverride;
};
export type CashbackSettingsRestoreApiResponse = /** status 200 Done. */ any;
export type CashbackSettingsRestoreApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cashbackRestore: CashbackRestore;
};
export type CashbackClaimApiResponse = /** status 200 Done. */ Transaction;
export type CashbackClaimApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cashbackClaim: CashbackClaim;
};
export type CashbackListApiResponse = /** status 200 Done. */ TransactionPage;
export type CashbackListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isDeleted?: boolean;
};
export type CashbackDecideApiResponse = /** status 200 Done. */ Transaction;
export type CashbackDecideApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cashbackDecision: CashbackDecision;
};
export type CashbackPendingApiResponse = /** status 200 Done. */ TransactionPage;
export type CashbackPendingApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isDeleted?: boolean;
};
export type CashbackEffectApiResponse = /** status 200 Done. */ CashbackEffect;
export type CashbackEffectApiArg = {
  txId: string;
};
export type PlayersMaxDepositApiResponse = /** status 200 Done. */ ExportedFile;
export type PlayersMaxDepositApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  highDepositorsForm: HighDepositorsForm;
};
export type FileDownloadApiResponse = /** status 200 Done. */ any;
export type FileDownloadApiArg = {
  fileName: string;
};
export type ActivitiesApiResponse = /** status 200 Done. */ PageActivity;
export type ActivitiesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  area?:
    | "Auth"
    | "Bonus"
    | "Cms"
    | "Gateways"
    | "Operators"
    | "Players"
    | "Support"
    | "Transactions"
    | "Users"
    | "Billing"
    | "Tournament";
  action?: "created" | "updated" | "deleted";
  userCode?: string;
  who?: string;
  recordId?: string;
};
export type OutcomeApiResponse = /** status 200 Done. */ Outcome;
export type OutcomeApiArg = {
  key: string;
};
export type PlayerWalletApiResponse = /** status 200 Done. */ WalletsOfPlayer;
export type PlayerWalletApiArg = {
  playerCode: string;
};
export type WalletTopupApiResponse = /** status 200 Done. */ Transaction;
export type WalletTopupApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  walletTopup: WalletTopup;
};
export type WalletTopupBonusApiResponse = /** status 200 Done. */ Transaction;
export type WalletTopupBonusApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  bonusTopup: BonusTopup;
};
export type WalletConvertApiResponse = /** status 200 Done. */ Conversion;
export type WalletConvertApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  balanceConversion: BalanceConversion;
};
export type ExchangeRatesApiResponse = /** status 200 Done. */ GatewayRates;
export type ExchangeRatesApiArg = {
  exchangeRatesForm: ExchangeRatesForm;
};
export type TreasuriesApiResponse = /** status 200 Done. */ TreasuryPage;
export type TreasuriesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  provider?: string;
  network?: "ETHEREUM_MAIN" | "POLYGON_MAIN" | "CELO_MAIN" | "POLYGON_TEST";
  status?: "ACTIVE" | "LOW" | "DISABLED";
};
export type TreasuryAccountsApiResponse = /** status 200 Done. */ TreasuryAccountPage;
export type TreasuryAccountsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  treasuryId?: string;
  provider?: string;
  network?: "ETHEREUM_MAIN" | "POLYGON_MAIN" | "CELO_MAIN" | "POLYGON_TEST";
  currency?: "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
  address?: string;
  isActive?: boolean;
};
export type ExternalWalletsApiResponse = /** status 200 Done. */ PageExternalWallet;
export type ExternalWalletsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  uuid?: string;
};
export type ExternalTransactionsApiResponse = /** status 200 Done. */ PageExternalTransaction;
export type ExternalTransactionsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  uuid?: string;
  txId?: string;
  transactionType?: "TOPUP" | "WITHDRAW";
  status?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
};
export type ExternalWalletTopupApiResponse = /** status 200 Done. */ ExternalTransaction;
export type ExternalWalletTopupApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  externalTopup: ExternalTopup;
};
export type ExternalWalletWithdrawApiResponse = /** status 200 Done. */ ExternalTransaction;
export type ExternalWalletWithdrawApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  externalWithdraw: ExternalWithdraw;
};
export type BillingV1InvoicesApiResponse = /** status 200 Done. */ BillingRecordPage;
export type BillingV1InvoicesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  month?:
    | "JANUARY"
    | "FEBRUARY"
    | "MARCH"
    | "APRIL"
    | "MAY"
    | "JUNE"
    | "JULY"
    | "AUGUST"
    | "SEPTEMBER"
    | "OCTOBER"
    | "NOVEMBER"
    | "DECEMBER";
  year?: number;
  invoiceType?: "GGR_COMMISSION" | "MINIMUM_FEE";
  testPlayersInclusion?: "ALL" | "TEST" | "NO_TEST";
};
export type BillingV1InvoiceApiResponse = /** status 200 Done. */ BillingRecord;
export type BillingV1InvoiceApiArg = {
  invoiceId: string;
  opId?: string;
};
export type BillingV1InvoiceGenerateApiResponse = /** status 200 Done. */ BillingRecord;
export type BillingV1InvoiceGenerateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  invoiceV1Form: InvoiceV1Form;
};
export type BillingV1InvoiceUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type BillingV1InvoiceUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceV1Edit: InvoiceV1Edit;
};
export type BillingV1InvoiceDeleteApiResponse = /** status 200 Done. */ any;
export type BillingV1InvoiceDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceV1Key: InvoiceV1Key;
};
export type BillingV1PaymentAddApiResponse = /** status 200 Done. */ BillingRecord;
export type BillingV1PaymentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  operatorPaymentForm: OperatorPaymentForm;
};
export type BillingV1PaymentDeleteApiResponse = /** status 200 Done. */ any;
export type BillingV1PaymentDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  paymentV1Key: PaymentV1Key;
};
export type BillingV2InvoicesApiResponse = /** status 200 Done. */ InvoicePage;
export type BillingV2InvoicesApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  year?: number;
  month?: number;
  status?: "OPEN" | "PARTLY_PAID" | "PAID";
  isSettingsOverridden?: boolean;
  invoiceNo?: number;
};
export type BillingV2InvoiceApiResponse = /** status 200 Done. */ InvoiceDetails;
export type BillingV2InvoiceApiArg = {
  invoiceId: string;
  opId?: string;
};
export type BillingV2InvoiceGenerateApiResponse = /** status 200 Done. */ InvoiceDetails;
export type BillingV2InvoiceGenerateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceForm: InvoiceForm;
};
export type BillingV2InvoiceUpdateApiResponse = /** status 200 Done. */ InvoiceDetails;
export type BillingV2InvoiceUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceEdit: InvoiceEdit;
};
export type BillingV2InvoiceDeleteApiResponse = /** status 200 Done. */ any;
export type BillingV2InvoiceDeleteApiArg = {
  invoiceId: string;
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type BillingV2InvoiceSettingsApiResponse =
  /** status 200 Done. */ InvoiceSettingsRecord | null;
export type BillingV2InvoiceSettingsApiArg = {
  opId: string;
};
export type BillingV2InvoiceSettingsUpdateApiResponse =
  /** status 200 Done. */ InvoiceSettingsRecord;
export type BillingV2InvoiceSettingsUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceSettingsForm: InvoiceSettingsForm;
};
export type BillingV2DashboardCardsApiResponse = /** status 200 Done. */ DashboardCards;
export type BillingV2DashboardCardsApiArg = {
  cardsRequest: CardsRequest;
};
export type BillingV2PaymentsApiResponse = /** status 200 Done. */ PaymentV2Page;
export type BillingV2PaymentsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  from?: string;
  to?: string;
  brandOpId?: string;
  year?: number;
  month?: number;
  paymentType?:
    | "CASH"
    | "CPG_ADJUSTMENT"
    | "DIRECT_TRANSFER"
    | "USDT_TRANSFER"
    | "OPERATOR_SETTLEMENT"
    | "CPG_TRANSFER";
  currency?: "TRX" | "USDT" | "USD";
  invoiceNo?: number;
};
export type BillingV2PaymentApiResponse = /** status 200 Done. */ PaymentV2;
export type BillingV2PaymentApiArg = {
  paymentId: string;
  opId?: string;
};
export type BillingV2PaymentAddApiResponse = /** status 200 Done. */ PaymentV2;
export type BillingV2PaymentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  manualPaymentForm: ManualPaymentForm;
};
export type BillingV2PaymentUpdateApiResponse = /** status 200 Done. */ PaymentV2;
export type BillingV2PaymentUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  manualPaymentEdit: ManualPaymentEdit;
};
export type BillingV2PaymentDeleteApiResponse = /** status 200 Done. */ any;
export type BillingV2PaymentDeleteApiArg = {
  opId: string;
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type BillingV2CpgTransferUpdateApiResponse = /** status 200 Done. */ PaymentV2;
export type BillingV2CpgTransferUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cpgTransferEdit: CpgTransferEdit;
};
export type ProviderPaymentApiResponse = /** status 200 Done. */ ProviderPayment;
export type ProviderPaymentApiArg = {
  opId?: string;
  currency?: string;
  network?: string;
  year?: number;
  includeBrands?: boolean;
};
export type OperatorBillingRecordsApiResponse = /** status 200 Done. */ BillingRecordPage;
export type OperatorBillingRecordsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  type?: "invoice" | "payment";
  month?:
    | "JANUARY"
    | "FEBRUARY"
    | "MARCH"
    | "APRIL"
    | "MAY"
    | "JUNE"
    | "JULY"
    | "AUGUST"
    | "SEPTEMBER"
    | "OCTOBER"
    | "NOVEMBER"
    | "DECEMBER";
  year?: number;
};
export type OperatorBillingRecordApiResponse = /** status 200 Done. */ BillingRecord;
export type OperatorBillingRecordApiArg = {
  recordId: string;
  opId?: string;
};
export type OperatorBillingInvoiceUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type OperatorBillingInvoiceUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  invoiceV1Edit: InvoiceV1Edit;
};
export type OperatorBillingPaymentUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type OperatorBillingPaymentUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  operatorPaymentEdit: OperatorPaymentEdit;
};
export type BrandBillingRecordsApiResponse = /** status 200 Done. */ BillingRecordPage;
export type BrandBillingRecordsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  type?: "invoice" | "payment";
  month?:
    | "JANUARY"
    | "FEBRUARY"
    | "MARCH"
    | "APRIL"
    | "MAY"
    | "JUNE"
    | "JULY"
    | "AUGUST"
    | "SEPTEMBER"
    | "OCTOBER"
    | "NOVEMBER"
    | "DECEMBER";
  year?: number;
};
export type BrandBillingRecordApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingRecordApiArg = {
  recordId: string;
  opId?: string;
};
export type BrandBillingInvoiceGenerateApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingInvoiceGenerateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  brandInvoiceForm: BrandInvoiceForm;
};
export type BrandBillingInvoiceUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingInvoiceUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  brandInvoiceEdit: BrandInvoiceEdit;
};
export type BrandBillingInvoiceDeleteApiResponse = /** status 200 Done. */ any;
export type BrandBillingInvoiceDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  brandInvoiceKey: BrandInvoiceKey;
};
export type BrandBillingPaymentAddApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingPaymentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  brandPaymentForm: BrandPaymentForm;
};
export type BrandBillingPaymentUpdateApiResponse = /** status 200 Done. */ BillingRecord;
export type BrandBillingPaymentUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  brandPaymentEdit: BrandPaymentEdit;
};
export type BrandBillingPaymentDeleteApiResponse = /** status 200 Done. */ any;
export type BrandBillingPaymentDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  brandPaymentKey: BrandPaymentKey;
};
export type AffiliateBillingRecordsApiResponse = /** status 200 Done. */ AffiliateRecordPage;
export type AffiliateBillingRecordsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  type?: "profit" | "payment";
  month?:
    | "JANUARY"
    | "FEBRUARY"
    | "MARCH"
    | "APRIL"
    | "MAY"
    | "JUNE"
    | "JULY"
    | "AUGUST"
    | "SEPTEMBER"
    | "OCTOBER"
    | "NOVEMBER"
    | "DECEMBER";
  year?: number;
  affId?: string;
};
export type AffiliateBillingRecordApiResponse = /** status 200 Done. */ AffiliateRecord;
export type AffiliateBillingRecordApiArg = {
  recordId: string;
  opId?: string;
};
export type AffiliateBillingAffiliatesApiResponse = /** status 200 Done. */ BilledAffiliates;
export type AffiliateBillingAffiliatesApiArg = {
  opId?: string;
  includeBrands?: boolean;
};
export type AffiliateBillingPaymentAddApiResponse = /** status 200 Done. */ AffiliateRecord;
export type AffiliateBillingPaymentAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  affiliatePaymentForm: AffiliatePaymentForm;
};
export type AffiliateBillingPaymentUpdateApiResponse = /** status 200 Done. */ AffiliateRecord;
export type AffiliateBillingPaymentUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  affiliatePaymentEdit: AffiliatePaymentEdit;
};
export type AffiliateBillingPaymentDeleteApiResponse = /** status 200 Done. */ any;
export type AffiliateBillingPaymentDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  affiliatePaymentKey: AffiliatePaymentKey;
};
export type TransactionsListApiResponse = /** status 200 Done. */ TransactionPage;
export type TransactionsListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isDeleted?: boolean;
};
export type TransactionsProfitApiResponse = /** status 200 Done. */ TransactionPage;
export type TransactionsProfitApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isDeleted?: boolean;
};
export type TransactionGatewaysApiResponse = /** status 200 Done. */ Gateway[];
export type TransactionGatewaysApiArg = {
  opId?: string;
  includeBrands?: boolean;
  type?:
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE";
};
export type TransactionApiResponse = /** status 200 Done. */ TransactionDetails;
export type TransactionApiArg = {
  txId: string;
};
export type TransactionEffectApiResponse = /** status 200 Done. */ TransactionEffect;
export type TransactionEffectApiArg = {
  txId: string;
};
export type TransactionDeleteApiResponse = /** status 200 Done. */ Transaction;
export type TransactionDeleteApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  transactionDeletion: TransactionDeletion;
};
export type TransactionBonusApiResponse = /** status 200 Done. */ Transaction;
export type TransactionBonusApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  transactionDecision: TransactionDecision;
};
export type TransactionReferralClaimApiResponse = /** status 200 Done. */ Transaction;
export type TransactionReferralClaimApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  transactionDecision: TransactionDecision;
};
export type TransactionAffiliateWithdrawApiResponse = /** status 200 Done. */ Transaction;
export type TransactionAffiliateWithdrawApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  transactionDecision: TransactionDecision;
};
export type DepositsListApiResponse = /** status 200 Done. */ TransactionPage;
export type DepositsListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isDeleted?: boolean;
};
export type DepositVerifyApiResponse = /** status 200 Done. */ Transaction;
export type DepositVerifyApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  depositKey: DepositKey;
};
export type DepositRejectOrderApiResponse = /** status 200 Done. */ Transaction;
export type DepositRejectOrderApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  depositRejection: DepositRejection;
};
export type WithdrawalsListApiResponse = /** status 200 Done. */ TransactionPage;
export type WithdrawalsListApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  fromDate?: string;
  toDate?: string;
  type?: (
    | "DEPOSIT"
    | "WITHDRAW"
    | "TOPUP"
    | "BONUS"
    | "REFERRAL_PROFIT"
    | "AFFILIATE"
    | "CASHBACK"
    | "TOURNAMENT_PRIZE"
  )[];
  subType?: (
    | "BONUS_CLAIM"
    | "DEPOSIT_BONUS"
    | "MANUAL_BONUS"
    | "REGISTRATION_BONUS"
    | "CASHBACK_CLAIM"
    | "AFFILIATE_CPA_COMMISSION"
    | "AFFILIATE_CPR_COMMISSION"
    | "AFFILIATE_PROFIT_WITHDRAW"
    | "AFFILIATE_REVENUE_SHARE"
    | "OTHER"
  )[];
  txStatus?: "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
  txId?: string;
  playerCode?: string;
  playerId?: string;
  gateway?: string[];
  paymentProvider?:
    | "TOMANI"
    | "JB"
    | "ZI_CHARGE"
    | "PARAM_HAVALE"
    | "PARSCOINPAY"
    | "FIAT_CRYPTO"
    | "WITCHER_V1"
    | "SISTEM_NAKIT"
    | "UTOPIA"
    | "FX_HAVALE"
    | "MALDO_PAY"
    | "CRYPTO"
    | "MANUAL";
  currency?: string;
  minAmount?: number;
  maxAmount?: number;
  isFirstDeposit?: boolean;
  isOrder?: boolean;
  isDeleted?: boolean;
};
export type WithdrawGenericV2ApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawGenericV2ApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  genericWithdrawDecision: GenericWithdrawDecision;
};
export type WithdrawFactsApiResponse = /** status 200 Done. */ WithdrawFacts;
export type WithdrawFactsApiArg = {
  txId: string;
};
export type WithdrawOrderApiResponse = /** status 200 Done. */ WithdrawOrder;
export type WithdrawOrderApiArg = {
  txId: string;
};
export type WithdrawTomaniGatewaysApiResponse = /** status 200 Done. */ TomaniGateway[];
export type WithdrawTomaniGatewaysApiArg = {
  opId?: string;
};
export type WithdrawTomaniApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawTomaniApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  tomaniDecision: TomaniDecision;
};
export type WithdrawJbApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawJbApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawZiChargeApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawZiChargeApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawParamHavaleApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawParamHavaleApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawParscoinpayApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawParscoinpayApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawFiatCryptoApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawFiatCryptoApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawWitcherV1ApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawWitcherV1ApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawSistemNakitApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawSistemNakitApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawUtopiaApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawUtopiaApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawFxHavaleApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawFxHavaleApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawMaldoPayApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawMaldoPayApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawDecision: WithdrawDecision;
};
export type WithdrawJbForceApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawJbForceApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  jbForce: JbForce;
};
export type WithdrawInProgressApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawInProgressApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  inProgressDecision: InProgressDecision;
};
export type WithdrawGenericV1ApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawGenericV1ApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  genericWithdrawDecision: GenericWithdrawDecision;
};
export type WithdrawResendApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawResendApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawResend: WithdrawResend;
};
export type WithdrawSettleApiResponse = /** status 200 Done. */ ProviderAnswer;
export type WithdrawSettleApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  withdrawSettlement: WithdrawSettlement;
};
export type CfAccountsV1ApiResponse = /** status 200 Done. */ CfAccountV1[];
export type CfAccountsV1ApiArg = {
  opId?: string;
};
export type CfAccountV1AddApiResponse = /** status 200 Done. */ CfAccountAdded;
export type CfAccountV1AddApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cfAccountV1Form: CfAccountV1Form;
};
export type CfAccountV1DeleteApiResponse = /** status 200 Done. */ any;
export type CfAccountV1DeleteApiArg = {
  opId?: string;
  token: string;
  accountId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type CfAccountsV2ApiResponse = /** status 200 Done. */ CfAccountV2[];
export type CfAccountsV2ApiArg = {
  opId?: string;
};
export type CfAccountV2AddApiResponse = /** status 200 Done. */ CfAccountAdded;
export type CfAccountV2AddApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  cfAccountV2Form: CfAccountV2Form;
};
export type CfAccountV2UpdateApiResponse = /** status 200 Done. */ CfAccountAdded;
export type CfAccountV2UpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  cfAccountEdit: CfAccountEdit;
};
export type CfAccountV2DeleteApiResponse = /** status 200 Done. */ any;
export type CfAccountV2DeleteApiArg = {
  opId?: string;
  cfAccountCode: string;
  accountId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type ZonesV1ApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: any;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  items: Zone[];
  result_info: ResultInfo;
};
export type ZonesV1ApiArg = {
  opId?: string;
  token: string;
  page?: number;
  limit?: number;
  domain?: string;
};
export type DomainLookupApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: any;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  nsRecords: string[];
};
export type DomainLookupApiArg = {
  domain: string;
};
export type ZoneV1CreateApiResponse = /** status 200 Done. */ ZoneCreated;
export type ZoneV1CreateApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  zoneForm: ZoneForm;
};
export type ZoneV1DeleteApiResponse = /** status 200 Done. */ any;
export type ZoneV1DeleteApiArg = {
  zoneId: string;
  token: string;
  opId?: string;
  zoneName?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type ZoneV1DeleteByIdApiResponse = /** status 200 Done. */ any;
export type ZoneV1DeleteByIdApiArg = {
  zoneId: string;
  token: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type ZoneCheckApiResponse = /** status 200 Done. */ ZoneCreated;
export type ZoneCheckApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  zoneNamed: ZoneNamed;
};
export type OperatorDomainsApiResponse = /** status 200 Done. */ OperatorDomain[];
export type OperatorDomainsApiArg = {
  opId?: string;
};
export type OperatorDomainAddApiResponse = /** status 200 Done. */ OperatorDomain;
export type OperatorDomainAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  operatorDomainForm: OperatorDomainForm;
};
export type DomainsV2ApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: DomainV2[];
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  dataInfo: DataInfo;
};
export type DomainsV2ApiArg = {
  opId?: string;
  parentOpId?: string;
  includeBrands?: boolean;
  page?: number;
  limit?: number;
  domain?: string;
  cfAccountId?: string;
  cfAccountCode?: string;
  cfZoneId?: string;
  cfZoneStatus?: "pending" | "active" | "moved" | "deleted";
  cfZoneSslMode?: "off" | "flexible" | "full" | "strict";
  cfDnsConfigured?: boolean;
  cfRulesConfigured?: boolean;
  afdProfileName?: string;
  afdProvisionStatus?: "Creating" | "Updating" | "Deleting" | "Succeeded" | "Failed";
  afdValidationStatus?:
    | "Unknown"
    | "Submitting"
    | "Pending"
    | "Approved"
    | "Rejected"
    | "TimedOut"
    | "PendingRevalidation"
    | "RefreshingValidationToken"
    | "InternalError";
  afdRoutesAssociated?: boolean;
  defaultLang?: string;
  isPrimary?: boolean;
  isBackoffice?: boolean;
  sortByName?: string;
  sortByOrder?: "asc" | "desc";
};
export type DomainV2ApiResponse = /** status 200 Done. */ DomainV2;
export type DomainV2ApiArg = {
  opId?: string;
  domainName: string;
  isForceFetch?: boolean;
};
export type DomainV2CreateApiResponse = /** status 200 Done. */ ZoneNameServers;
export type DomainV2CreateApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  domainV2Form: DomainV2Form;
};
export type DomainV2ActApiResponse = /** status 200 Done. */ ActionDone;
export type DomainV2ActApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  domainCommand: DomainCommand;
};
export type DomainV2EditApiResponse = /** status 200 Done. */ ActionDone;
export type DomainV2EditApiArg = {
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  domainEdit: DomainEdit;
};
export type ZoneV2DeleteApiResponse = /** status 200 Done. */ any;
export type ZoneV2DeleteApiArg = {
  opId?: string;
  token?: string;
  zoneId?: string;
  zoneName: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type DnsRecordsApiResponse = /** status 200 Done. */ DnsRecord[];
export type DnsRecordsApiArg = {
  zoneId: string;
  token: string;
};
export type DnsRecordV1AddApiResponse = /** status 200 Done. */ DnsRecord;
export type DnsRecordV1AddApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  dnsRecordV1Form: DnsRecordV1Form;
};
export type DnsRecordV1DeleteApiResponse = /** status 200 Done. */ string;
export type DnsRecordV1DeleteApiArg = {
  opId?: string;
  token: string;
  recordId: string;
  zoneId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type DnsRecordV2AddApiResponse = /** status 200 Done. */ DnsRecord;
export type DnsRecordV2AddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  dnsRecordV2Form: DnsRecordV2Form;
};
export type DnsRecordV2DeleteApiResponse = /** status 200 Done. */ string;
export type DnsRecordV2DeleteApiArg = {
  opId?: string;
  dnsRecordName: string;
  dnsRecordType: "TXT" | "CNAME" | "A" | "AAA";
  domainName: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type DevDnsApiResponse = /** status 200 Done. */ DevDnsRecord[];
export type DevDnsApiArg = {
  opId?: string;
};
export type DevDnsAddApiResponse = /** status 200 Done. */ any;
export type DevDnsAddApiArg = {
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  devDnsForm: DevDnsForm;
};
export type DevDnsUpdateApiResponse = /** status 200 Done. */ any;
export type DevDnsUpdateApiArg = {
  opId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  devDnsEdit: DevDnsEdit;
};
export type DevDnsDeleteApiResponse = /** status 200 Done. */ any;
export type DevDnsDeleteApiArg = {
  id: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type DomainSetupApiResponse = /** status 200 Done. */ any;
export type DomainSetupApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  setupZone: SetupZone;
};
export type DomainSetupCheckApiResponse = /** status 200 Done. */ {
  success: boolean;
  status: string;
  data: SetupProgress;
  messages: string[];
  messagesFrom: "platform" | "operation" | "console";
  step1: boolean;
  step2: boolean;
  step3: boolean;
  step4: boolean;
};
export type DomainSetupCheckApiArg = {
  setupZone: SetupZone;
};
export type DomainSetupCnameApiResponse = /** status 200 Done. */ SetupStep;
export type DomainSetupCnameApiArg = {
  setupZone: SetupZone;
};
export type DomainSetupCnameRedoApiResponse = /** status 200 Done. */ any;
export type DomainSetupCnameRedoApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  setupZoneById: SetupZoneById;
};
export type DomainSetupValidationCheckApiResponse = /** status 200 Done. */ SetupStep;
export type DomainSetupValidationCheckApiArg = {
  validationCheck: ValidationCheck;
};
export type DomainSetupValidationApiResponse = /** status 200 Done. */ any;
export type DomainSetupValidationApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  setupZoneById: SetupZoneById;
};
export type DomainSetupAssociationApiResponse = /** status 200 Done. */ any;
export type DomainSetupAssociationApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  setupZoneById: SetupZoneById;
};
export type DomainSetupSslApiResponse = /** status 200 Done. */ SslState;
export type DomainSetupSslApiArg = {
  zoneId: string;
  token: string;
};
export type DomainSetupSslUpdateApiResponse = /** status 200 Done. */ SslState;
export type DomainSetupSslUpdateApiArg = {
  zoneId: string;
  token: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type AfdProfilesApiResponse = /** status 200 Done. */ AfdProfile[];
export type AfdProfilesApiArg = {
  opId?: string;
};
export type AfdProfileCreateApiResponse = /** status 200 Done. */ AfdProfile;
export type AfdProfileCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  afdProfileForm: AfdProfileForm;
};
export type AfdProfileUpdateApiResponse = /** status 200 Done. */ AfdProfile;
export type AfdProfileUpdateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  afdProfileEdit: AfdProfileEdit;
};
export type AfdDomainsApiResponse = /** status 200 Done. */ PageAfdDomain;
export type AfdDomainsApiArg = {
  page?: number;
  limit?: number;
  sort?: string;
  opId?: string;
  includeBrands?: boolean;
  isBrand?: boolean;
  isTest?: boolean;
  query?: string;
  domainValidationState?:
    | "Unknown"
    | "Submitting"
    | "Pending"
    | "Approved"
    | "Rejected"
    | "TimedOut"
    | "PendingRevalidation"
    | "RefreshingValidationToken"
    | "InternalError";
  provisioningState?: "Creating" | "Updating" | "Deleting" | "Succeeded" | "Failed";
  deploymentStatus?: "NotStarted" | "InProgress" | "Succeeded" | "Failed";
  target?: "player" | "backoffice";
  afdProfileName?: string;
};
export type AfdEndpointsApiResponse = /** status 200 Done. */ AfdEndpoint[];
export type AfdEndpointsApiArg = {
  domainId: string;
};
export type AfdDomainCreateApiResponse = /** status 200 Done. */ AfdDomain;
export type AfdDomainCreateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  customDomainForm: CustomDomainForm;
};
export type AfdDomainDeleteApiResponse = /** status 200 Done. */ any;
export type AfdDomainDeleteApiArg = {
  name: string;
  targetId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type AfdDomainRevalidateApiResponse = /** status 200 Done. */ AfdDomain;
export type AfdDomainRevalidateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  afdDomainNamed: AfdDomainNamed;
};
export type AfdDomainAssociateApiResponse = /** status 200 Done. */ AfdDomain;
export type AfdDomainAssociateApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  afdAssociation: AfdAssociation;
};
export type Auth0DomainsApiResponse = /** status 200 Done. */ Auth0Domain[];
export type Auth0DomainsApiArg = void;
export type Auth0DomainAddApiResponse = /** status 200 Done. */ Auth0Domain;
export type Auth0DomainAddApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  auth0DomainForm: Auth0DomainForm;
};
export type Auth0DomainDeleteApiResponse = /** status 200 Done. */ any;
export type Auth0DomainDeleteApiArg = {
  domain: string;
  type: "Origin" | "Logout" | "Callback";
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type Auth0OrganizationsApiResponse = /** status 200 Done. */ Auth0Organization[];
export type Auth0OrganizationsApiArg = void;
export type Auth0OrganizationDeleteApiResponse = /** status 200 Done. */ any;
export type Auth0OrganizationDeleteApiArg = {
  orgId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
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
export type SimulatorAccountsApiResponse = /** status 200 Done. */ Accounts;
export type SimulatorAccountsApiArg = {
  world?: string;
};
export type SimulatorWorldApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorWorldApiArg = void;
export type SimulatorResetApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorResetApiArg = void;
export type SimulatorSnapshotApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorSnapshotApiArg = {
  labelled: Labelled;
};
export type SimulatorRestoreApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorRestoreApiArg = {
  labelled: Labelled;
};
export type SimulatorBranchApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorBranchApiArg = {
  branchForm: BranchForm;
};
export type SimulatorBranchEndApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorBranchEndApiArg = {
  name: string;
};
export type SimulatorClockApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorClockApiArg = {
  clockForm: ClockForm;
};
export type SimulatorFaultAddApiResponse = /** status 200 Done. */ SimulatedFault;
export type SimulatorFaultAddApiArg = {
  faultForm: FaultForm;
};
export type SimulatorFaultsClearApiResponse = /** status 200 Done. */ any;
export type SimulatorFaultsClearApiArg = {
  operation?: string;
};
export type SimulatorEventsApiResponse = /** status 200 Done. */ EventKinds;
export type SimulatorEventsApiArg = void;
export type SimulatorEventApiResponse = /** status 200 Done. */ EventAnswer;
export type SimulatorEventApiArg = {
  eventForm: EventForm;
};
export type SimulatorAdminEventApiResponse = /** status 200 Done. */ EventAnswer;
export type SimulatorAdminEventApiArg = {
  eventForm: EventForm;
};
export type SimulatorJournalApiResponse = /** status 200 Done. */ JournalAnswer;
export type SimulatorJournalApiArg = {
  operation?: string;
  since?: string;
  limit?: number;
};
export type SimulatorWholeJournalApiResponse = /** status 200 Done. */ JournalAnswer;
export type SimulatorWholeJournalApiArg = {
  operation?: string;
  since?: string;
  limit?: number;
};
export type Role =
  "SUPER_ADMIN" | "ADMIN" | "DEV_OPS" | "OPERATOR_ADMIN" | "OPERATOR_MANAGER" | "AFFILIATE";
export type Me = {
  userCode: string;
  nickname: string;
  email: string;
  role: Role;
  opId?: string | null;
  parentOpId?: string | null;
  affId?: string | null;
  timezone: string;
  language: string;
  roundReportNumbers: boolean;
  permissions: string[];
};
export type OperatorOption = {
  opId: string;
  title: string;
  parentOpId?: string | null;
};
export type SignedIn = {
  user: Me;
  operators: OperatorOption[];
};
export type Credentials = {
  email: string;
  password: string;
  world?: string | null;
};
export type SignedInSession = {
  _id: string;
  createdAt: string;
  lastSeenAt: string;
  address: string;
  userAgent: string;
  isCurrent: boolean;
};
export type SignedInSessions = {
  sessions: SignedInSession[];
};
export type EndedSessions = {
  endedCount: number;
  pendingCount: number;
  notToldCount: number;
};
export type MeAnswer = {
  user: Me;
  operators: OperatorOption[];
};
export type Preferences = {
  timezone: string;
  language: string;
  roundReportNumbers: boolean;
};
export type SessionCheck = {
  isBlocked: boolean;
  now: string;
  isClockFrozen?: boolean;
};
export type StaffMember = {
  userCode: string;
  nickname: string;
  email: string;
  role: Role;
  opId?: string | null;
  parentOpId?: string | null;
  isBlocked: boolean;
  permissions: string[];
  createdAt: string;
};
export type PageStaffMember = {
  items: StaffMember[];
  count: number;
  remaining: number;
};
export type Named = {
  nickname: string;
  userCode: string;
};
export type SavedView = {
  viewId: string;
  listId: string;
  name: string;
  query: string;
  columns: string[] | null;
  sharedWith: Role[];
  owner: Named;
  isOwn: boolean;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type SavedViews = {
  views: SavedView[];
};
export type ViewForm = {
  name: string;
  query: string;
  columns?: string[] | null;
  sharedWith?: Role[];
  listId: string;
};
export type ViewEdit = {
  name: string;
  query: string;
  columns?: string[] | null;
  sharedWith?: Role[];
};
export type MenuOperator = {
  opId: string;
  title: string;
  parentOpId?: string | null;
  isActive: boolean;
};
export type MenuList = {
  operators: MenuOperator[];
};
export type OperatorExtraData = {
  additionalTopupCurrencies: string[];
};
export type BillingWallets = {
  address: string;
};
export type OperatorStats = {
  todayTotalTopupInUSD: number;
};
export type OperatorLimits = {
  dailyTopupLimitInUSD: number;
};
export type OperatorDetails = {
  opId: string;
  title: string;
  parentOpId?: string | null;
  parentOpTitle?: string | null;
  isActive: boolean;
  allowedCurrenciesToPlay: string[];
  extraData: OperatorExtraData;
  cpgBillingWallets: BillingWallets;
  stats: OperatorStats;
  limits: OperatorLimits;
};
export type Nothing = {};
export type OperatorNamed = {
  opId: string;
};
export type ContractsAreasOperatorsAffiliateLevel = {
  level: number;
  requiredWagerInUSD: number;
  emailCpr: number;
  gmailCpr: number;
  telegramCpr: number;
  maxCpr: number;
  cpa: number;
};
export type RevenueShare = {
  monthlyReferredPlayersTotalWagerInUSD: number;
  revenueSharePercentage: number;
};
export type AffiliateSettings = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: number;
  claimedBonusAdminFeePercentage: number;
  cashbackAdminFeePercentage: number;
  affiliatesAdminFeePercentage: number;
  minWithdrawableAmountInUSD: number;
  levelSettings: ContractsAreasOperatorsAffiliateLevel[];
  revenueShareSettings: RevenueShare[];
};
export type AffiliateConfig = {
  settings: AffiliateSettings;
};
export type CashbackLevel = {
  lostAmountInUSD: number;
  percentage: number;
};
export type CashbackSettings = {
  minWithdrawAmountInUSD: number;
  autoApproval: boolean;
  settings: CashbackLevel[];
};
export type OperatorSettings = {
  affiliates: AffiliateConfig | null;
  cashback: CashbackSettings | null;
};
export type General = {
  now: string;
  isClockFrozen: boolean;
  firstInvoiceYear: number;
  languages: string[];
};
export type ExchangeRate = {
  currency: string;
  autoRate: number;
  updatedAt: string;
};
export type Rates = {
  rates: ExchangeRate[];
};
export type Badges = {
  tickets: number;
  withdraw: number;
  deposit: number;
  cashback: number;
  affProfit: number;
  bankAccounts: number;
  kyc: number;
  playerUsernames: number;
};
export type NotificationLevel = "info" | "warning" | "critical";
export type Notification = {
  _id: string;
  title: string;
  body: string;
  level: NotificationLevel;
  createdAt: string;
  isRead: boolean;
  link?: string | null;
};
export type Notifications = {
  notifications: Notification[];
};
export type UnreadCount = {
  unreadCount: number;
};
export type NotificationsRead = {
  notificationIds?: string[] | null;
  all?: boolean | null;
};
export type Tooltip = {
  slug: string;
  title: string;
  text: string;
};
export type Tooltips = {
  tooltips: Tooltip[];
};
export type PlayerProfile = {
  nickname: string;
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  language: string;
};
export type BalanceInUsd = {
  balance: number;
};
export type Balance = {
  balance: number;
};
export type PlayerWallet = {
  inUSD: BalanceInUsd;
  byCurrency: {
    [key: string]: Balance;
  };
};
export type PlayerStats = {
  totalBetCount: number;
  totalDepositCount: number;
  totalWithdrawCount: number;
  totalTopUpIncreaseCount: number;
};
export type VerificationStatus = "CONFIRMED" | "PENDING" | "REJECTED";
export type Verification = {
  status: VerificationStatus;
};
export type PlayerKyc = {
  verifications: Verification[];
};
export type PlayerOperator = {
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  parentOpTitle?: string | null;
};
export type PlayerBlock = {
  reason: string;
  by: Named;
  at: string;
};
export type Player = {
  playerCode: string;
  playerId: string;
  uuid: string;
  username: string;
  profile: PlayerProfile;
  isTest: boolean;
  isVerified: boolean;
  isDeleted: boolean;
  isBlocked: boolean;
  chatIsBlocked: boolean;
  affId?: string | null;
  refId?: string | null;
  channelId?: string | null;
  subChannelId?: string | null;
  activeCurrency: string;
  wallet: PlayerWallet;
  playerStats: PlayerStats;
  kyc: PlayerKyc;
  isAffCprCredited: boolean;
  isAffCpaCredited: boolean;
  createdAt: string;
  updatedAt: string;
  operator: PlayerOperator;
  block?: PlayerBlock | null;
  unblock?: PlayerBlock | null;
  revision: number;
};
export type PagePlayer = {
  items: Player[];
  count: number;
  remaining: number;
};
export type PlayerSearch = {
  query: string;
  opId?: string | null;
  page?: number;
  limit?: number;
};
export type PlayerKey = {
  playerId?: string | null;
  playerCode?: string | null;
};
export type PlayerBalances = {
  playerCode: string;
  playerId: string;
  username: string;
  isTest: boolean;
  isBlocked: boolean;
  isDeleted: boolean;
  activeCurrency: string;
  operator: PlayerOperator;
  wallet: PlayerWallet;
  bonusInUSD: number;
  cashbackInUSD: number;
  affiliateInUSD: number;
  balanceInUSD: number;
  createdAt: string;
};
export type BalanceTotals = {
  byCurrency: {
    [key: string]: Balance;
  };
  mainInUSD: number;
  bonusInUSD: number;
  cashbackInUSD: number;
  affiliateInUSD: number;
  balanceInUSD: number;
};
export type BalancesPage = {
  items: PlayerBalances[];
  count: number;
  remaining: number;
  totals: BalanceTotals;
};
export type BlockAction = "BLOCK" | "UNBLOCK";
export type PlayerBlockForm = {
  playerCode: string;
  action: BlockAction;
  reason: string;
};
export type PlayerDeletion = {
  playerId: string;
  playerUsername: string;
  uuid: string;
};
export type PlayerTotals = {
  joined: number;
  depositors: number;
  withdrawers: number;
  depositsInUSD: number;
  withdrawalsInUSD: number;
};
export type TotalUser = {
  playerCode: string;
  playerId: string;
  username: string;
  isTest: boolean;
  operator: PlayerOperator;
  createdAt: string;
  transactionCount: number;
  totalInUSD: number;
  lastTransactionAt?: string | null;
};
export type PageTotalUser = {
  items: TotalUser[];
  count: number;
  remaining: number;
};
export type TransactionType =
  | "DEPOSIT"
  | "WITHDRAW"
  | "TOPUP"
  | "BONUS"
  | "REFERRAL_PROFIT"
  | "AFFILIATE"
  | "CASHBACK"
  | "TOURNAMENT_PRIZE";
export type TransactionSubType =
  | "BONUS_CLAIM"
  | "DEPOSIT_BONUS"
  | "MANUAL_BONUS"
  | "REGISTRATION_BONUS"
  | "CASHBACK_CLAIM"
  | "AFFILIATE_CPA_COMMISSION"
  | "AFFILIATE_CPR_COMMISSION"
  | "AFFILIATE_PROFIT_WITHDRAW"
  | "AFFILIATE_REVENUE_SHARE"
  | "OTHER";
export type TransactionStatus = "CONFIRMED" | "REJECTED" | "IN_PROGRESS" | "PENDING" | "CANCELED";
export type TransactionDirection = "IN" | "OUT";
export type PaymentProvider =
  | "TOMANI"
  | "JB"
  | "ZI_CHARGE"
  | "PARAM_HAVALE"
  | "PARSCOINPAY"
  | "FIAT_CRYPTO"
  | "WITCHER_V1"
  | "SISTEM_NAKIT"
  | "UTOPIA"
  | "FX_HAVALE"
  | "MALDO_PAY"
  | "CRYPTO"
  | "MANUAL";
export type WalletType = "main" | "bonus" | "cashback" | "affiliate";
export type BonusExtraData = {
  eligible: boolean;
};
export type TransactionPlayerProfile = {
  firstName: string;
  lastName: string;
  email: string;
};
export type TransactionPlayer = {
  playerId: string;
  playerCode: string;
  nickName: string;
  isTest: boolean;
  profile: TransactionPlayerProfile;
};
export type Transaction = {
  txId: string;
  createdAt: string;
  updatedAt: string;
  confirmedAt: string | null;
  transactionType: TransactionType;
  transactionSubType: TransactionSubType;
  status: TransactionStatus;
  direction: TransactionDirection;
  fromAmount: number;
  fromCurrency: string;
  toAmount: number;
  toCurrency: string;
  toAmountInUSD: number;
  balanceBefore: number | null;
  balanceAfter: number | null;
  gateway: string | null;
  paymentProvider: PaymentProvider | null;
  isNewVersion: boolean;
  countsTowardDailyLimit: boolean;
  confirmedBy: Named | null;
  walletType: WalletType;
  isDeleted: boolean;
  isFTD: boolean;
  isOrder: boolean;
  bonusExtraData: BonusExtraData | null;
  noteForThePlayer: string | null;
  rejectReason: string | null;
  note: string | null;
  reason: string | null;
  player: TransactionPlayer;
  operator: PlayerOperator;
  revision: number;
};
export type TransactionPage = {
  transactions: Transaction[];
  count: number;
  remaining: number;
};
export type BonusSummary = {
  bonusWalletBalanceInUSD: number;
  totalClaimedBonusesInUSD: number;
};
export type PlayerPanel = {
  playerCode: string;
  opId?: string | null;
  parentOpId?: string | null;
};
export type ContractsAreasPlayerReportsAffiliateLevel = {
  currentLevel: number;
  currentLevelPercentage: number;
  referredPlayersWagerInUSD: number;
  nextLevelRequiredWagerInUSD?: number | null;
};
export type AffiliateSummary = {
  estimatedBalanceInUSD: number;
  withdrawMinimumAmountInUSD: number;
  affiliateLevel: ContractsAreasPlayerReportsAffiliateLevel;
};
export type SummaryPeriod = "TODAY" | "THIS_WEEK" | "THIS_MONTH" | "THIS_YEAR";
export type AffiliatePanel = {
  playerCode: string;
  opId?: string | null;
  channelId?: string | null;
  subChannelId?: string | null;
  channelType?: string | null;
  period?: SummaryPeriod | null;
};
export type CardUseType = "DEPOSIT" | "WITHDRAW";
export type CardUser = {
  txId: string;
  cardNumber: string;
  playersOfCard: number;
  transactionType: CardUseType;
  status: TransactionStatus;
  fromAmount: number;
  fromCurrency: string;
  amountInUSD: number;
  createdAt: string;
  playerCode: string;
  playerId: string;
  username: string;
  isTest: boolean;
  isBlocked: boolean;
  operator: PlayerOperator;
};
export type PageCardUser = {
  items: CardUser[];
  count: number;
  remaining: number;
};
export type CardUseStatus = "CONFIRMED" | "REJECTED";
export type CardUsersQuery = {
  fromDate?: string | null;
  toDate?: string | null;
  cardNumber?: string | null;
  playerCode?: string | null;
  transactionType?: CardUseType | null;
  status?: CardUseStatus | null;
  isShared?: boolean | null;
  isTest?: boolean | null;
  opId?: string | null;
  includeBrands?: boolean | null;
  page?: number;
  limit?: number;
};
export type UsernameStatus = "PENDING" | "APPROVE" | "REJECT";
export type ReviewedPlayer = {
  playerCode: string;
  playerId: string;
  username: string;
  firstName: string;
  lastName: string;
  isTest: boolean;
};
export type UsernameReview = {
  playerCode: string;
  username: string;
  status: UsernameStatus;
  note: string;
  player: ReviewedPlayer;
  opId: string;
  opTitle: string;
  reviewedBy?: Named | null;
  reviewedAt?: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type PageUsernameReview = {
  items: UsernameReview[];
  count: number;
  remaining: number;
};
export type UsernameForm = {
  playerCode: string;
  username?: string;
  status: UsernameStatus;
  note?: string;
};
export type DocumentType =
  "PASSPORT" | "ID_CARD" | "DRIVING_LICENCE" | "PROOF_OF_ADDRESS" | "SELFIE";
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
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type PageKycDocument = {
  items: KycDocument[];
  count: number;
  remaining: number;
};
export type DocumentAction = "approve" | "reject";
export type KycReview = {
  playerId: string;
  playerCode: string;
  uuid: string;
  noteForThePlayer?: string;
  action: DocumentAction;
};
export type BankAccountStatus = "PENDING" | "APPROVED" | "REJECTED";
export type BankAccount = {
  uuid: string;
  status: BankAccountStatus;
  isDeleted: boolean;
  player: ReviewedPlayer;
  opId: string;
  opTitle: string;
  bankName: string;
  nameOnCard: string;
  isNameMatching: boolean;
  cardNumber: string;
  iban?: string | null;
  approvedBy?: Named | null;
  rejectedBy?: Named | null;
  confirmedAt?: string | null;
  noteForThePlayer: string;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type PageBankAccount = {
  items: BankAccount[];
  count: number;
  remaining: number;
};
export type BankAccountAction = "confirm" | "reject";
export type BankAccountReview = {
  uuid: string;
  actionType: BankAccountAction;
  playerNote: string;
  playerCode: string;
};
export type CashbackCalculation = {
  availableCashbackAmountInUSD: number;
  adjustedPlayerLossInUSD: number;
  playerLossInUSD: number;
};
export type CashbackCalculatorInput = {
  betAmountInUSD: number;
  winAmountInUSD: number;
  cashBonusInUSD: number;
  bonusClaimInUSD: number;
  claimedCashbacksInUSD: number;
  cashbackPercentage: number;
};
export type CurrentLevel = {
  index: number;
};
export type NextLevel = {
  index: number;
  lostAmountInUSD: number;
};
export type AppliedCashbackSettings = {
  currentLevel: CurrentLevel | null;
  nextLevel: NextLevel | null;
  levelPercentage: number;
};
export type CashbackSummary = {
  cashbackAvailableToClaimInUSD: number;
  cashbacksClaimedInUSD: number;
  currentMonthCashbacksInUSD: number;
  totalLossInUSD: number;
  minWithdrawAmountInUSD: number | null;
  appliedSettings: AppliedCashbackSettings | null;
};
export type CashbackPlayer = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
};
export type CashbackFigures = {
  betAmountInUSD: number;
  winAmountInUSD: number;
  cashBonusInUSD: number;
  bonusClaimInUSD: number;
  claimedCashbacksInUSD: number;
  cashbackPercentage: number;
};
export type CashbackLevelRow = {
  lostAmountInUSD: number;
  percentage: number;
};
export type PlayerCashbackSettings = {
  opId: string;
  playerCode: string;
  minWithdrawAmountInUSD: number;
  autoApproval: boolean;
  settings: CashbackLevelRow[];
  settingsToOverride: number[];
};
export type CashbackStanding = {
  opId: string;
  playerCode: string;
  username: string;
  figures: CashbackFigures;
  walletBalanceInUSD: number;
  mainBalanceInUSD: number;
  operatorSettings: CashbackSettings | null;
  playerSettings: PlayerCashbackSettings | null;
  settings: CashbackSettings | null;
  revision: number;
  updatedAt: string | null;
};
export type CashbackOverride = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  minWithdrawAmountInUSD: number;
  autoApproval: boolean;
  settings: CashbackLevelRow[];
  settingsToOverride: number[];
};
export type CashbackRestore = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  minWithdrawAmountInUSD?: number | null;
  autoApproval?: boolean | null;
  settings?: CashbackLevelRow[] | null;
  settingsToOverride?: number[] | null;
};
export type CashbackClaim = {
  opId: string;
  parentOpId?: string | null;
  playerCode: string;
  claimAmountInUSD: number;
};
export type ClaimAction = "confirm" | "reject";
export type CashbackDecision = {
  txId: string;
  actionType: ClaimAction;
  noteForThePlayer?: string | null;
};
export type CashbackEffect = {
  txId: string;
  status: TransactionStatus;
  amountInUSD: number;
  cashbackBalanceInUSD: number;
  heldInUSD: number;
  mainBalanceInUSD: number;
};
export type ExportedFile = {
  fileName: string;
};
export type HighDepositorsForm = {
  from: string;
  to: string;
  opId: string;
  includeBrands?: boolean;
  trimDecimals?: boolean;
  depositAmountInUSDThreshold: number;
};
export type ActivityArea =
  | "Auth"
  | "Bonus"
  | "Cms"
  | "Gateways"
  | "Operators"
  | "Players"
  | "Support"
  | "Transactions"
  | "Users"
  | "Billing"
  | "Tournament";
export type ActivityAction = "created" | "updated" | "deleted";
export type Activity = {
  _id: string;
  createdAt: string;
  area: ActivityArea;
  action: ActivityAction;
  userCode: string;
  nickname: string;
  role?: Role | null;
  opId?: string | null;
  recordKind: string;
  recordId: string;
  recordTitle: string;
  before: {
    [key: string]: any;
  } | null;
  after: {
    [key: string]: any;
  } | null;
  requestId: string;
};
export type PageActivity = {
  items: Activity[];
  count: number;
  remaining: number;
};
export type OutcomeState = "DONE" | "RUNNING" | "NOT_RECEIVED";
export type StoredAnswer = {
  httpStatus: number;
  body: {
    [key: string]: any;
  };
};
export type Outcome = {
  state: OutcomeState;
  answer?: StoredAnswer | null;
};
export type CurrencyWallet = {
  currency: string;
  balance: number;
  balanceInUSD: number;
  held: number;
  rateInUSD: number;
};
export type WalletsOfPlayer = {
  playerCode: string;
  playerId: string;
  username: string;
  opId: string;
  playerWalletList: CurrencyWallet[];
  totalInUSD: number;
  bonusInUSD: number;
  cashbackInUSD: number;
  affiliateInUSD: number;
};
export type Currency =
  "AED" | "BTC" | "ETH" | "EUR" | "GBP" | "IRR" | "TRX" | "TRY" | "USD" | "USDT";
export type TopUpAction = "top-up" | "deduct";
export type TopUpReason = "CORRECTION" | "COMPENSATION" | "PROMOTION" | "TEST" | "OTHER";
export type WalletTopup = {
  playerCode: string;
  currency: Currency;
  amount: number;
  action: TopUpAction;
  reason: TopUpReason;
  note: string;
};
export type BonusTopup = {
  playerCode: string;
  amount: number;
  action: TopUpAction;
  note: string;
};
export type Conversion = {
  playerId: string;
  playerCode: string;
  fromCurrency: string;
  fromAmount: number;
  toCurrency: string;
  toAmount: number;
  rate: number;
  amountInUSD: number;
};
export type BalanceConversion = {
  playerId: string;
  fromCurrency: Currency;
  toCurrency: Currency;
};
export type WalletRate = {
  autoRate: number;
};
export type GatewayRates = {
  rates: {
    [key: string]: {
      [key: string]: WalletRate;
    };
  };
};
export type ExchangeRatesForm = {
  playerWalletCurrencies?: Currency[] | null;
  gatewayCurrencies?: Currency[] | null;
};
export type Network = "ETHEREUM_MAIN" | "POLYGON_MAIN" | "CELO_MAIN" | "POLYGON_TEST";
export type TreasuryStatus = "ACTIVE" | "LOW" | "DISABLED";
export type Treasury = {
  treasuryId: string;
  title: string;
  opId: string;
  opTitle: string;
  provider: string;
  networks: Network[];
  accountCount: number;
  balanceInUSD: number;
  minimumInUSD: number;
  status: TreasuryStatus;
  createdAt: string;
  updatedAt: string;
};
export type TreasuryPage = {
  items: Treasury[];
  count: number;
  remaining: number;
  totalInUSD: number;
};
export type TreasuryAccount = {
  accountId: string;
  treasuryId: string;
  opId: string;
  opTitle: string;
  provider: string;
  network: Network;
  isTestNetwork: boolean;
  currency: string;
  address: string;
  balance: number;
  balanceInUSD: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
};
export type TreasuryAccountPage = {
  items: TreasuryAccount[];
  count: number;
  remaining: number;
  totalInUSD: number;
};
export type ExternalBalance = {
  currency: string;
  balance: number;
};
export type ExternalWallet = {
  uuid: string;
  opId: string;
  opTitle: string;
  title: string;
  customerId: string;
  wallets: ExternalBalance[];
  createdAt: string;
  updatedAt: string;
};
export type PageExternalWallet = {
  items: ExternalWallet[];
  count: number;
  remaining: number;
};
export type ExternalTransactionType = "TOPUP" | "WITHDRAW";
export type ExternalTransactionSubType = "VOUCHER_ACTIVATION" | "VOUCHER_CREATION";
export type ExternalTransaction = {
  txId: string;
  uuid: string;
  opId: string;
  opTitle: string;
  transactionType: ExternalTransactionType;
  transactionSubType: ExternalTransactionSubType;
  status: TransactionStatus;
  voucherCode: string | null;
  customerId: string;
  currency: string;
  amount: number | null;
  fee: number | null;
  voucherRefNo: string | null;
  createdAt: string;
  updatedAt: string;
  confirmedAt: string | null;
};
export type PageExternalTransaction = {
  items: ExternalTransaction[];
  count: number;
  remaining: number;
};
export type ExternalTopup = {
  uuid: string;
  voucherCode: string;
};
export type ExternalWithdraw = {
  uuid: string;
  amount: number;
};
export type RecordType = "invoice" | "payment";
export type MonthName =
  | "JANUARY"
  | "FEBRUARY"
  | "MARCH"
  | "APRIL"
  | "MAY"
  | "JUNE"
  | "JULY"
  | "AUGUST"
  | "SEPTEMBER"
  | "OCTOBER"
  | "NOVEMBER"
  | "DECEMBER";
export type Person = {
  id: string;
  nickname: string;
};
export type PaymentPart = {
  paidBy: string;
  createdBy: Person;
};
export type InvoiceType = "GGR_COMMISSION" | "MINIMUM_FEE";
export type BillingTerms = {
  ggrPercentage: number;
  minMonthlyFeeInUSD: number;
};
export type TestPlayersInclusion = "ALL" | "TEST" | "NO_TEST";
export type InvoicePart = {
  invoiceType: InvoiceType;
  from: string;
  totalGGRInUSD: number;
  ggrCommissionAmountInUSD: number;
  note: string;
  createdBy: Person;
  billingSettings: BillingTerms;
  testPlayersInclusion: TestPlayersInclusion;
  includeBrands: boolean;
};
export type BillingRecord = {
  _id: string;
  type: RecordType;
  amount: number;
  title: string;
  description: string;
  reference: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  month: MonthName;
  year: number;
  createdAt: string;
  issuedAt: string;
  updatedAt: string;
  paidBy?: string | null;
  updatedBy: Person;
  payment?: PaymentPart | null;
  invoice?: InvoicePart | null;
  revision: number;
};
export type BillingRecordPage = {
  items: BillingRecord[];
  count: number;
  remaining: number;
  totalInvoicedInUSD: number;
  totalPaidInUSD: number;
  openAmountInUSD: number;
};
export type InvoiceV1Form = {
  month: MonthName;
  year: number;
  parentOpId?: string | null;
  testPlayersInclusion: TestPlayersInclusion;
  includeBrands: boolean;
  title: string;
  reference: string;
  note: string;
  issuedAt?: string | null;
  description?: string | null;
  createdBy?: Person | null;
  opId: string;
};
export type InvoiceV1Edit = {
  title: string;
  reference: string;
  description?: string | null;
  note?: string | null;
  invoiceId: string;
};
export type InvoiceV1Key = {
  invoiceId: string;
  opId: string;
};
export type OperatorPaymentForm = {
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  opId: string;
  parentOpId?: string | null;
  createdBy?: Person | null;
};
export type PaymentV1Key = {
  paymentId: string;
  opId: string;
};
export type AdditionalCost = {
  name: string;
  value: number;
};
export type InvoiceCosts = {
  minMonthlyFeeInUSD: number;
  additionalCosts: AdditionalCost[];
};
export type InvoiceStatus = "OPEN" | "PARTLY_PAID" | "PAID";
export type Invoice = {
  _id: string;
  invoiceNo: number;
  opId: string;
  opTitle: string;
  month: number;
  year: number;
  issuedAt: string;
  createdAt: string;
  updatedAt: string;
  createdBy: Named;
  updatedBy: Named;
  casinoGGRInUSD: number;
  sportGGRInUSD: number;
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  casinoGGRCommissionInUSD: number;
  sportGGRCommissionInUSD: number;
  premiumSportInUSD: number;
  premiumBotInUSD: number;
  brandFeeInUSD: number;
  minMonthlyFeeInUSD: number;
  settings: InvoiceCosts;
  isSettingsOverridden: boolean;
  totalPayableAmountInUSD: number;
  openAmountInUSD: number;
  status: InvoiceStatus;
  description: string;
  superAdminNote?: string | null;
  isLocked: boolean;
  revision: number;
};
export type InvoicePage = {
  items: Invoice[];
  count: number;
  remaining: number;
  totalPayableAmountInUSD: number;
  openAmountInUSD: number;
};
export type Service = "revenueShare" | "livestream" | "addOn" | "additionalBrands" | "other";
export type UnitType = "count" | "ratio";
export type InvoiceUnit = {
  type?: UnitType;
  value: number;
};
export type InvoiceRecord = {
  service: Service;
  otherServiceTitle?: string | null;
  usage: number;
  unit: InvoiceUnit;
  amount: number;
  description: string;
};
export type InvoiceDetails = {
  _id: string;
  invoiceNo: number;
  opId: string;
  opTitle: string;
  month: number;
  year: number;
  issuedAt: string;
  createdAt: string;
  updatedAt: string;
  createdBy: Named;
  updatedBy: Named;
  casinoGGRInUSD: number;
  sportGGRInUSD: number;
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  casinoGGRCommissionInUSD: number;
  sportGGRCommissionInUSD: number;
  premiumSportInUSD: number;
  premiumBotInUSD: number;
  brandFeeInUSD: number;
  minMonthlyFeeInUSD: number;
  settings: InvoiceCosts;
  isSettingsOverridden: boolean;
  totalPayableAmountInUSD: number;
  openAmountInUSD: number;
  status: InvoiceStatus;
  description: string;
  superAdminNote?: string | null;
  isLocked: boolean;
  revision: number;
  records: InvoiceRecord[];
};
export type InvoiceForm = {
  casinoGGRPercentage?: number | null;
  sportGGRPercentage?: number | null;
  premiumSportInUSD?: number | null;
  premiumBotInUSD?: number | null;
  minMonthlyFeeInUSD?: number | null;
  additionalCosts?: AdditionalCost[] | null;
  opId: string;
  year: number;
  month: number;
  issuedAt?: string | null;
  description?: string | null;
  superAdminNote?: string | null;
  overrideSettings?: boolean;
  brandFeeInUSD?: number | null;
  overwriteExistingInvoice?: boolean;
};
export type InvoiceEdit = {
  casinoGGRPercentage?: number | null;
  sportGGRPercentage?: number | null;
  premiumSportInUSD?: number | null;
  premiumBotInUSD?: number | null;
  minMonthlyFeeInUSD?: number | null;
  additionalCosts?: AdditionalCost[] | null;
  invoiceId: string;
  opId: string;
  year?: number | null;
  month?: number | null;
  issuedAt?: string | null;
  description?: string | null;
  superAdminNote?: string | null;
  overrideSettings?: boolean;
  brandFeeInUSD?: number | null;
};
export type InvoiceSettingsRecord = {
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  premiumSportInUSD: number;
  premiumBotInUSD: number;
  minMonthlyFeeInUSD: number;
  additionalCosts: AdditionalCost[];
  opId: string;
  updatedAt: string;
  revision: number;
};
export type InvoiceSettingsForm = {
  casinoGGRPercentage: number;
  sportGGRPercentage: number;
  premiumSportInUSD: number;
  premiumBotInUSD: number;
  minMonthlyFeeInUSD: number;
  additionalCosts: AdditionalCost[];
  opId: string;
};
export type Card = {
  amountInUSD: number;
};
export type DashboardCards = {
  debt: Card;
  cpgProvider: Card;
};
export type CardsRequest = {
  opId?: string | null;
  year: number;
  includeBrands?: boolean;
};
export type PaymentType =
  | "CASH"
  | "CPG_ADJUSTMENT"
  | "DIRECT_TRANSFER"
  | "USDT_TRANSFER"
  | "OPERATOR_SETTLEMENT"
  | "CPG_TRANSFER";
export type PaymentCurrency = "TRX" | "USDT" | "USD";
export type PaymentExtraData = {
  explorerURL: string | null;
};
export type PaymentV2 = {
  paymentId: string;
  opId: string;
  opTitle: string;
  brandOpId: string | null;
  brandTitle: string | null;
  paymentType: PaymentType;
  invoiceNo: number | null;
  invoiceId: string | null;
  currency: PaymentCurrency;
  amount: number;
  exchangeRateInUSD: number;
  amountInUSD: number;
  month: number;
  year: number;
  issuedDate: string;
  paymentDate: string;
  description: string;
  extraData: PaymentExtraData;
  createdAt: string;
  updatedAt: string;
  createdBy: Named;
  updatedBy: Named;
  revision: number;
};
export type CurrencyTotal = {
  currency: PaymentCurrency;
  amount: number;
  amountInUSD: number;
};
export type PaymentV2Page = {
  items: PaymentV2[];
  count: number;
  remaining: number;
  totalAmountInUSD: number;
  totalsByCurrency: CurrencyTotal[];
};
export type ManualPaymentForm = {
  opId: string;
  parentOpId?: string | null;
  brandOpId?: string | null;
  invoiceNo?: number | null;
  month?: number | null;
  year?: number | null;
  issuedDate?: string | null;
  paymentDate?: string | null;
  description?: string | null;
  paymentType: PaymentType;
  currency: PaymentCurrency;
  amount: number;
  exchangeRateInUSD: number;
  amountInUSD?: number | null;
};
export type ManualPaymentEdit = {
  opId: string;
  parentOpId?: string | null;
  brandOpId?: string | null;
  invoiceNo?: number | null;
  month?: number | null;
  year?: number | null;
  issuedDate?: string | null;
  paymentDate?: string | null;
  description?: string | null;
  paymentType: PaymentType;
  currency: PaymentCurrency;
  amount: number;
  exchangeRateInUSD: number;
  amountInUSD?: number | null;
  id?: string | null;
  paymentId?: string | null;
};
export type CpgTransferEdit = {
  opId: string;
  parentOpId?: string | null;
  brandOpId?: string | null;
  invoiceNo?: number | null;
  month?: number | null;
  year?: number | null;
  issuedDate?: string | null;
  paymentDate?: string | null;
  description?: string | null;
  id?: string | null;
  paymentId?: string | null;
  paymentType?: PaymentType | null;
  currency?: PaymentCurrency | null;
  amount?: number | null;
  exchangeRateInUSD?: number | null;
  amountInUSD?: number | null;
};
export type ProviderNetwork = "TRON";
export type ProviderCurrency = "USDT" | "TRX";
export type TransferState = "CONFIRMING" | "CONFIRMED" | "UNASSIGNED";
export type ProviderTransfer = {
  txHash: string;
  currency: string;
  amount: number;
  amountInUSD: number | null;
  exchangeRateInUSD: number | null;
  confirmations: number;
  confirmationsRequired: number;
  state: TransferState;
  arrivedAt: string;
  confirmedAt: string | null;
  explorerURL: string;
  paymentId: string | null;
  differenceInUSD: number | null;
};
export type ProviderPayment = {
  opId: string;
  opTitle: string;
  address: string;
  network: ProviderNetwork;
  currency: ProviderCurrency;
  acceptedCurrencies: ProviderCurrency[];
  marketRateInUSD: number;
  year: number;
  balanceInUSD: number;
  debtInUSD: number;
  requiredInUSD: number;
  requiredAmount: number;
  dueBy: string;
  pendingTransfers: ProviderTransfer[];
};
export type OperatorPaymentEdit = {
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  _id: string;
  updatedBy?: Person | null;
  opId?: string | null;
  affId?: string | null;
};
export type BrandInvoiceForm = {
  month: MonthName;
  year: number;
  parentOpId?: string | null;
  testPlayersInclusion: TestPlayersInclusion;
  includeBrands: boolean;
  title: string;
  reference: string;
  note: string;
  issuedAt?: string | null;
  description?: string | null;
  createdBy?: Person | null;
  opId: string;
};
export type InvoiceRecordEdit = {
  title: string;
  reference: string;
  description?: string | null;
  note?: string | null;
};
export type BrandInvoiceEdit = {
  invoiceId: string;
  payload: InvoiceRecordEdit;
};
export type BrandInvoiceKey = {
  invoiceId: string;
  opId: string;
};
export type BrandPaymentForm = {
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  opId: string;
  parentOpId?: string | null;
  createdBy?: Person | null;
};
export type PaymentRecordEdit = {
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  _id?: string | null;
  updatedBy?: Person | null;
  opId?: string | null;
  affId?: string | null;
};
export type BrandPaymentEdit = {
  paymentId: string;
  payload: PaymentRecordEdit;
};
export type BrandPaymentKey = {
  paymentId: string;
  opId: string;
};
export type AffiliateRecordType = "profit" | "payment";
export type AffiliateTerms = {
  administrationFeePercentage: number;
  depositFeePercentage: number;
  withdrawFeePercentage: number;
  referralFeePercentage: number;
  casinoCommission: number;
  sportCommission: number;
};
export type GgrBreakdown = {
  total: number;
  sport: number;
  casino: number;
};
export type ProfitBreakdown = {
  ggrInUSD: GgrBreakdown;
  affiliateCommissionInUSD: number;
  referralFeesInUSD: number;
  administrationFeeInUSD: number;
  totalDepositsInUSD: number;
  depositFeesInUSD: number;
  totalWithdrawsInUSD: number;
  withdrawFeesInUSD: number;
  carriedLossInUSD: number;
  netProfitInUSD: number;
};
export type AffiliateRecord = {
  _id: string;
  type: AffiliateRecordType;
  affId: string;
  affTitle: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  month: MonthName;
  year: number;
  amountInUSD: number;
  title: string;
  reference: string;
  description: string;
  paidBy?: string | null;
  createdAt: string;
  issuedAt: string;
  updatedAt: string;
  createdBy: Person;
  updatedBy: Person;
  affiliateSettings?: AffiliateTerms | null;
  profitBreakdown?: ProfitBreakdown | null;
  revision: number;
};
export type AffiliateRecordPage = {
  items: AffiliateRecord[];
  count: number;
  remaining: number;
  totalProfitInUSD: number;
  totalPaidInUSD: number;
  openAmountInUSD: number;
};
export type BilledAffiliate = {
  affId: string;
  affTitle: string;
  opId: string;
  opTitle: string;
  parentOpId?: string | null;
  referredBy?: string | null;
  openAmountInUSD: number;
};
export type BilledAffiliates = {
  affiliates: BilledAffiliate[];
};
export type AffiliatePaymentForm = {
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  affId: string;
  parentOpId?: string | null;
  createdBy?: Person | null;
  updatedBy?: Person | null;
};
export type AffiliatePaymentEdit = {
  title: string;
  paidBy: string;
  issuedAt?: string | null;
  amountInUSD: number;
  reference: string;
  description?: string | null;
  _id: string;
  updatedBy?: Person | null;
  opId?: string | null;
  affId?: string | null;
};
export type AffiliatePaymentKey = {
  paymentId: string;
  opId: string;
  affId: string;
};
export type Gateway = {
  gateway: string;
  paymentProvider: PaymentProvider | null;
  count: number;
};
export type WalletReturn = {
  entryId: string;
  createdAt: string;
  amount: number;
  currency: string;
  balanceBefore: number;
  balanceAfter: number;
  reason: string;
};
export type TransactionDetails = {
  txId: string;
  createdAt: string;
  updatedAt: string;
  confirmedAt: string | null;
  transactionType: TransactionType;
  transactionSubType: TransactionSubType;
  status: TransactionStatus;
  direction: TransactionDirection;
  fromAmount: number;
  fromCurrency: string;
  toAmount: number;
  toCurrency: string;
  toAmountInUSD: number;
  balanceBefore: number | null;
  balanceAfter: number | null;
  gateway: string | null;
  paymentProvider: PaymentProvider | null;
  isNewVersion: boolean;
  countsTowardDailyLimit: boolean;
  confirmedBy: Named | null;
  walletType: WalletType;
  isDeleted: boolean;
  isFTD: boolean;
  isOrder: boolean;
  bonusExtraData: BonusExtraData | null;
  noteForThePlayer: string | null;
  rejectReason: string | null;
  note: string | null;
  reason: string | null;
  player: TransactionPlayer;
  operator: PlayerOperator;
  revision: number;
  returns: WalletReturn[];
  held: number | null;
  heldCurrency: string | null;
  canBeDeleted: boolean;
};
export type TransactionEffect = {
  txId: string;
  status: TransactionStatus;
  amount: number;
  currency: string;
  amountInUSD: number;
  fromWallet: WalletType | null;
  fromBalance: number | null;
  held: number | null;
  toWallet: WalletType;
  toBalance: number;
};
export type TransactionDeletion = {
  txId: string;
};
export type TransactionAct = "confirm" | "reject";
export type TransactionDecision = {
  txId: string;
  actionType: TransactionAct;
  noteForThePlayer?: string | null;
};
export type DepositKey = {
  txId: string;
};
export type DepositRejection = {
  txId: string;
  rejectReason: string;
};
export type ProviderAnswer = {
  status: number;
  description: string;
  canForce: boolean;
  txStatus: TransactionStatus;
};
export type WithdrawAct = "confirm" | "reject";
export type GenericWithdrawDecision = {
  txId: string;
  actionType: WithdrawAct;
  noteForThePlayer?: string | null;
  countsTowardDailyLimit?: boolean | null;
};
export type WithdrawBankAccount = {
  uuid: string;
  bankName: string;
  nameOnCard: string;
  cardNumber: string;
  iban: string | null;
  status: BankAccountStatus;
  isDeleted: boolean;
};
export type WithdrawWagering = {
  bonusTitle: string;
  requiredWagerInUSD: number;
  wageredInUSD: number;
};
export type WithdrawFacts = {
  txId: string;
  playerCode: string;
  playerName: string;
  kycStatus: VerificationStatus | null;
  bankAccount: WithdrawBankAccount | null;
  nameMatches: boolean | null;
  wagering: WithdrawWagering[];
  openBetCount: number;
  requestsToday: number;
  maxDailyWithdrawRequests: number | null;
  currency: string;
  amount: number;
  balance: number;
  held: number;
  exchangeRateInUSD: number;
};
export type OrderState = "NOT_SENT" | "WORKING" | "PAID" | "NOT_PAID" | "NO_ANSWER";
export type WithdrawOrder = {
  txId: string;
  txStatus: TransactionStatus;
  provider: PaymentProvider | null;
  state: OrderState;
  description: string;
  sentCount: number;
  firstSentAt: string | null;
  lastSentAt: string | null;
  settleableAt: string | null;
};
export type TomaniTitle = {
  en: string;
};
export type TomaniGateway = {
  uuid: string;
  provider: string;
  title: TomaniTitle;
};
export type TomaniDecision = {
  gatewayUuid: string;
  noteForThePlayer?: string | null;
  provider: string;
  txId: string;
  withForce?: boolean | null;
};
export type WithdrawDecision = {
  txId: string;
  actionType: WithdrawAct;
  playerNote?: string | null;
  countsTowardDailyLimit?: boolean | null;
};
export type JbForce = {
  txId: string;
  playerNote?: string | null;
};
export type InProgressStatus = "APPROVE" | "REJECT";
export type InProgressDecision = {
  txId: string;
  note?: string | null;
  status: InProgressStatus;
};
export type WithdrawResend = {
  txId: string;
};
export type WithdrawSettlement = {
  txId: string;
  status: InProgressStatus;
  reason: string;
};
export type CfAccountV1 = {
  title: string;
  token: string;
  opId: string;
  opTitle: string;
  cfAccountId: string;
  createdAt: string;
  revision: number;
};
export type CfAccountAdded = {
  title: string;
  opId: string;
  cfAccountId: string;
  cfAccountCode: string;
};
export type CfAccountV1Form = {
  operator?: string | null;
  token: string;
  accountId: string;
  title: string;
};
export type CfAccountV2 = {
  title: string;
  cfAccountId: string;
  cfAccountCode: string;
  token: string;
  opId: string;
  opTitle: string;
  description: string;
  note: string;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type CfAccountV2Form = {
  opId: string;
  token: string;
  accountId: string;
  title: string;
};
export type CfAccountEdit = {
  cfAccountCode: string;
  title: string;
  description?: string;
  cfApiKey?: string;
  note?: string;
};
export type ZoneStatus = "pending" | "active" | "moved" | "deleted";
export type SslMode = "off" | "flexible" | "full" | "strict";
export type ZoneAccount = {
  id: string;
  name: string;
};
export type Zone = {
  id: string;
  name: string;
  unicodeName: string;
  name_servers: string[];
  status: ZoneStatus;
  sslMode: SslMode;
  account: ZoneAccount;
  opId: string;
  opTitle: string;
  created_on: string;
  activated_on: string | null;
  statusSince: string;
  checkedOn: string | null;
  nextCheckOn: string;
  deletedOnUnless: string | null;
  token: string;
};
export type ResultInfo = {
  total_count: number;
  per_page: number;
};
export type ZoneCreated = {
  id: string;
  name: string;
  status: ZoneStatus;
  name_servers: string[];
};
export type ZoneForm = {
  domain: string;
  token: string;
};
export type ZoneNamed = {
  zoneId: string;
};
export type OperatorDomain = {
  domain: string;
  unicodeDomain: string;
  opId: string;
  isPrimary: boolean;
  isBackoffice: boolean;
  addedAt: string;
};
export type OperatorDomainForm = {
  opId: string;
  domain: string;
};
export type AfdProvisionStatus = "Creating" | "Updating" | "Deleting" | "Succeeded" | "Failed";
export type AfdValidationStatus =
  | "Unknown"
  | "Submitting"
  | "Pending"
  | "Approved"
  | "Rejected"
  | "TimedOut"
  | "PendingRevalidation"
  | "RefreshingValidationToken"
  | "InternalError";
export type CfDnsRecord = {
  id: string;
  name: string;
  type: string;
  content: string;
  proxied: boolean;
  isSetUp: boolean;
  created_on: string;
  modified_on: string;
};
export type DomainV2 = {
  domainName: string;
  unicodeName: string;
  opId: string;
  opTitle: string;
  parentOpId: string | null;
  isPrimary: boolean;
  cfAccountCode: string;
  cfAccountId: string;
  cfAccountTitle: string;
  cfZoneId: string | null;
  cfZoneSSLMode: SslMode | null;
  cfZoneNameServers: string[];
  cfZoneStatus: ZoneStatus;
  cfDnsConfigured: boolean;
  cfRulesConfigured: boolean;
  afdProfileName: string | null;
  afdEndpointName: string | null;
  afdRouteName: string | null;
  afdCustomDomainId: string | null;
  afdProvisionStatus: AfdProvisionStatus | null;
  afdValidationStatus: AfdValidationStatus | null;
  afdRoutesAssociated: boolean;
  isLocked: boolean;
  isB2CPFF: boolean;
  isBackoffice: boolean;
  isBrand: boolean;
  isInternal: boolean;
  description: string;
  defaultLang: string;
  cfDnsRecords: CfDnsRecord[];
  token: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type Pagination = {
  total: number;
  count: number;
};
export type DataInfo = {
  pagination: Pagination;
};
export type ZoneNameServers = {
  domainName: string;
  cfZoneStatus: ZoneStatus;
  name_servers: string[];
};
export type DomainOptions = {
  skipCfZoneCheck?: boolean;
};
export type DomainV2Form = {
  isLocked?: boolean | null;
  isBackoffice?: boolean | null;
  isBrand?: boolean | null;
  isInternal?: boolean | null;
  isB2CPFF?: boolean | null;
  domainName: string;
  description?: string;
  options?: DomainOptions;
  cfAccountCode: string;
  afdProfileName?: string | null;
  isPrimary?: boolean;
  opId: string;
  defaultLang?: string;
};
export type DomainAction =
  | "SET_PRIMARY"
  | "ASSOCIATE"
  | "SYNC_CF"
  | "PURGE_CACHE"
  | "PURGE_CACHE_ALL"
  | "CF_DELETE"
  | "AFD_DELETE"
  | "DB_DELETE"
  | "EDIT";
export type ActionDone = {
  domainName: string;
  action: DomainAction;
  message: string;
  revision: number;
};
export type DomainDetails = {
  isLocked?: boolean | null;
  isBackoffice?: boolean | null;
  isBrand?: boolean | null;
  isInternal?: boolean | null;
  isB2CPFF?: boolean | null;
  domainName: string;
  opId: string;
  description?: string | null;
  defaultLang?: string | null;
};
export type DomainCommand = {
  domainDetails: DomainDetails;
  action: DomainAction;
};
export type DomainEdit = {
  domainDetails: DomainDetails;
  action?: DomainAction;
};
export type DnsTypeV1 = "TXT" | "CNAME" | "A" | "AAA";
export type DnsRecord = {
  id: string;
  zoneId: string;
  zoneName: string;
  opId: string;
  type: DnsTypeV1;
  name: string;
  content: string;
  proxied: boolean;
  isSetUp: boolean;
  created_on: string;
  modified_on: string;
};
export type DnsRecordV1Form = {
  zoneId: string;
  token: string;
  name: string;
  type: DnsTypeV1;
  content: string;
};
export type DnsTypeV2 = "TXT" | "CNAME";
export type DnsRecordV2Form = {
  opId: string;
  domainName: string;
  dnsRecordName: string;
  dnsRecordType: DnsTypeV2;
  dnsRecordContent: string;
  isDnsRecordProxied?: boolean;
};
export type DevDnsRecord = {
  id: string;
  type: string;
  name: string;
  content: string;
  zoneName: string;
  opId: string;
  createdAt: string;
};
export type DevDnsForm = {
  type: DnsTypeV2;
  name: string;
  content: string;
};
export type DevDnsEdit = {
  id: string;
  type: DnsTypeV2;
  name: string;
  content: string;
};
export type SetupZone = {
  token: string;
  zoneId: string;
  zoneName: string;
};
export type RoutingStatus = "NOT COMPLETED" | "COMPLETED";
export type SetupStepName =
  "CNAME" | "VALIDATION" | "PROVISIONING" | "ASSOCIATION" | "SSL" | "PLAYER_PLATFORM";
export type SetupStepState = "WAITING" | "RUNNING" | "PASSED" | "FAILED";
export type WaitingOn = "REGISTRAR" | "DNS" | "VALIDATION" | "CERTIFICATE" | "FRONT_DOOR" | "STAFF";
export type SetupStep = {
  name: SetupStepName;
  state: SetupStepState;
  reason: string | null;
  awaitedFrom: WaitingOn | null;
  since: string | null;
};
export type DnsRecordType = "NS" | "CNAME" | "TXT";
export type SetupRecord = {
  type: DnsRecordType;
  name: string;
  content: string;
  isSet: boolean;
};
export type SetupProgress = {
  zoneId: string;
  zoneName: string;
  opId: string;
  status: RoutingStatus;
  steps: SetupStep[];
  records: SetupRecord[];
  next: string | null;
  nextStep: SetupStepName | null;
  canRedo: boolean;
  warning: string | null;
};
export type SetupZoneById = {
  token: string;
  zoneId: string;
  zoneName?: string | null;
};
export type ValidationCheck = {
  zoneName: string;
  action: string;
  zoneId?: string | null;
  token?: string | null;
};
export type SslState = {
  sslMode: SslMode;
  isFull: boolean;
};
export type AfdProfile = {
  resourceGroup: string;
  afdProfileName: string;
  isDefault: boolean;
  title: string;
  description: string;
  note: string;
  extraData: string;
  managedIdentityClientId: string;
  endpointNamePrefix: string;
  ppfRouteNamePrefix: string;
  apiRouteNamePrefix: string;
  boRouteNamePrefix: string;
  createdAt: string;
  updatedAt: string;
  createdBy: Named;
  updatedBy: Named;
  revision: number;
};
export type AfdProfileOptions = {
  skipExistingAfdProfileCheck?: boolean;
};
export type AfdProfileForm = {
  title: string;
  isDefault?: boolean;
  description?: string | null;
  note?: string | null;
  extraData?: string | null;
  endpointNamePrefix?: string | null;
  ppfRouteNamePrefix?: string | null;
  apiRouteNamePrefix?: string | null;
  boRouteNamePrefix?: string | null;
  options?: AfdProfileOptions | null;
  managedIdentityClientId: string;
  resourceGroup: string;
  afdProfileName: string;
};
export type AfdProfileEdit = {
  title: string;
  isDefault?: boolean;
  description?: string | null;
  note?: string | null;
  extraData?: string | null;
  endpointNamePrefix?: string | null;
  ppfRouteNamePrefix?: string | null;
  apiRouteNamePrefix?: string | null;
  boRouteNamePrefix?: string | null;
  options?: AfdProfileOptions | null;
  afdProfileName: string;
  managedIdentityClientId?: string | null;
  resourceGroup?: string | null;
};
export type ValidationProperties = {
  validationToken: string;
  expirationDate: string;
};
export type DomainValidationState =
  | "Unknown"
  | "Submitting"
  | "Pending"
  | "Approved"
  | "Rejected"
  | "TimedOut"
  | "PendingRevalidation"
  | "RefreshingValidationToken"
  | "InternalError";
export type ProvisioningState = "Creating" | "Updating" | "Deleting" | "Succeeded" | "Failed";
export type DeploymentStatus = "NotStarted" | "InProgress" | "Succeeded" | "Failed";
export type AfdTarget = "player" | "backoffice";
export type AfdDomain = {
  id: string;
  name: string;
  hostName: string;
  validationProperties: ValidationProperties;
  domainValidationState: DomainValidationState;
  validationSince: string;
  provisioningState: ProvisioningState;
  provisioningSince: string;
  deploymentStatus: DeploymentStatus;
  deploymentSince: string;
  reason: string | null;
  target: AfdTarget;
  afdProfileName: string;
  afdEndpointName: string;
  endpointHostName: string;
  routeNames: string[];
  isAssociated: boolean;
  certificateExpiresAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type PageAfdDomain = {
  items: AfdDomain[];
  count: number;
  remaining: number;
};
export type AfdRoute = {
  name: string;
  isAssociated: boolean;
};
export type AfdEndpoint = {
  id: string;
  name: string;
  hostName: string;
  afdProfileName: string;
  target: AfdTarget;
  isEnabled: boolean;
  routes: AfdRoute[];
};
export type CustomDomainForm = {
  domain: string;
  target: AfdTarget;
};
export type AfdDomainNamed = {
  domainId: string;
};
export type AfdAssociation = {
  domainId: string;
  isAssociated: boolean;
};
export type Auth0Type = "Origin" | "Logout" | "Callback";
export type Auth0Domain = {
  url: string;
  type: Auth0Type;
  createdAt: string;
  createdBy: Named;
};
export type Auth0DomainForm = {
  url: string;
  type: Auth0Type;
};
export type Auth0Organization = {
  orgId: string;
  name: string;
  displayName: string;
  opId: string | null;
  membersCount: number;
  createdAt: string;
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
export type Account = {
  email: string;
  role: string;
  at: string;
};
export type Accounts = {
  accounts: Account[];
  password: string;
};
export type ClockMode = "real" | "frozen";
export type DueItem = {
  _id: string;
  at: string;
  kind: string;
  payload: {
    [key: string]: any;
  };
};
export type FaultKind =
  "delay" | "error" | "cut" | "garble" | "drop_before" | "drop_after" | "error_after";
export type Dialect =
  | "envelope"
  | "bare"
  | "message"
  | "error_text"
  | "error_object"
  | "errors_list"
  | "data_text"
  | "problem"
  | "html"
  | "empty";
export type SimulatedFault = {
  id: number;
  operation: string;
  kind: FaultKind;
  delayMs: number;
  dialect?: Dialect | null;
  http: number;
  status: string;
  messages: string[];
  first?: number | null;
  every?: number | null;
  endsAt?: string | null;
  calls: number;
};
export type SimulatedWorld = {
  name: string;
  seed: number;
  startedAt: string;
  now: string;
  mode: ClockMode;
  scale: number;
  snapshots: string[];
  sha256: string;
  dueCount: number;
  dueItems: DueItem[];
  branches: string[];
  faults: SimulatedFault[];
};
export type Labelled = {
  label: string;
};
export type BranchForm = {
  name: string;
};
export type ClockForm = {
  mode?: ClockMode | null;
  now?: string | null;
  advance?: string | null;
  toNextDue?: boolean;
};
export type FaultForm = {
  operation: string;
  kind: FaultKind;
  delayMs?: number;
  dialect?: Dialect | null;
  http?: number;
  status?: string;
  messages?: string[];
  first?: number | null;
  every?: number | null;
  ttl?: string | null;
};
export type EventKind = {
  type: string;
  isForAdmins: boolean;
  description: string;
  fields: {
    [key: string]: any;
  };
};
export type EventKinds = {
  events: EventKind[];
};
export type EventAnswer = {
  happened: {
    [key: string]: any;
  };
};
export type EventForm = {
  type: string;
  fields?: {
    [key: string]: any;
  };
};
export type JournalEntry = {
  at: string;
  requestId: string;
  operation: string;
  userCode?: string | null;
  method: string;
  path: string;
  query: {
    [key: string]: any;
  };
  headers: {
    [key: string]: string;
  };
  body?: any;
  http: number;
  answer?: any;
  faults: string[];
};
export type JournalAnswer = {
  entries: JournalEntry[];
};
export const {
  useAuthLoginMutation,
  useAuthLogoutMutation,
  useAuthSessionsQuery,
  useLazyAuthSessionsQuery,
  useAuthSessionEndMutation,
  useAuthSessionsEndMutation,
  useUsersMeQuery,
  useLazyUsersMeQuery,
  useUsersMeUpdateMutation,
  useUsersMeCheckQuery,
  useLazyUsersMeCheckQuery,
  useUsersListQuery,
  useLazyUsersListQuery,
  useViewsQuery,
  useLazyViewsQuery,
  useViewAddMutation,
  useViewUpdateMutation,
  useViewDeleteMutation,
  useOperatorsMenuListQuery,
  useLazyOperatorsMenuListQuery,
  useOperatorsMeQuery,
  useLazyOperatorsMeQuery,
  useOperatorsShowQuery,
  useLazyOperatorsShowQuery,
  useOperatorsSettingsQuery,
  useLazyOperatorsSettingsQuery,
  useGeneralQuery,
  useLazyGeneralQuery,
  useRatesQuery,
  useLazyRatesQuery,
  useAdminBadgesQuery,
  useLazyAdminBadgesQuery,
  useGeneralNotificationsQuery,
  useLazyGeneralNotificationsQuery,
  useGeneralNotificationDeleteMutation,
  useGeneralNotificationsReadMutation,
  useTooltipsQuery,
  useLazyTooltipsQuery,
  usePlayersSearchQuery,
  useLazyPlayersSearchQuery,
  usePlayersListQuery,
  useLazyPlayersListQuery,
  usePlayerQuery,
  useLazyPlayerQuery,
  usePlayersBalancesQuery,
  useLazyPlayersBalancesQuery,
  usePlayersBlockMutation,
  usePlayersDeleteMutation,
  usePlayersTotalsQuery,
  useLazyPlayersTotalsQuery,
  usePlayersTotalUsersQuery,
  useLazyPlayersTotalUsersQuery,
  usePlayersTotalTransactionsQuery,
  useLazyPlayersTotalTransactionsQuery,
  usePlayerBonusSummaryQuery,
  useLazyPlayerBonusSummaryQuery,
  usePlayerAffiliateSummaryQuery,
  useLazyPlayerAffiliateSummaryQuery,
  useRiskCardUsersQuery,
  useLazyRiskCardUsersQuery,
  useUsernamesQuery,
  useLazyUsernamesQuery,
  useUsernameUpdateMutation,
  useUsernameQuery,
  useLazyUsernameQuery,
  useKycDocumentsQuery,
  useLazyKycDocumentsQuery,
  useKycReviewMutation,
  useKycDocumentQuery,
  useLazyKycDocumentQuery,
  useKycImageQuery,
  useLazyKycImageQuery,
  useBankAccountsQuery,
  useLazyBankAccountsQuery,
  useBankAccountReviewMutation,
  useBankAccountQuery,
  useLazyBankAccountQuery,
  useCashbackCalculatorQuery,
  useLazyCashbackCalculatorQuery,
  useCashbackPlayerSummaryQuery,
  useLazyCashbackPlayerSummaryQuery,
  useCashbackPlayerStandingQuery,
  useLazyCashbackPlayerStandingQuery,
  useCashbackSettingsOverrideMutation,
  useCashbackSettingsRestoreMutation,
  useCashbackClaimMutation,
  useCashbackListQuery,
  useLazyCashbackListQuery,
  useCashbackDecideMutation,
  useCashbackPendingQuery,
  useLazyCashbackPendingQuery,
  useCashbackEffectQuery,
  useLazyCashbackEffectQuery,
  usePlayersMaxDepositMutation,
  useFileDownloadQuery,
  useLazyFileDownloadQuery,
  useActivitiesQuery,
  useLazyActivitiesQuery,
  useOutcomeMutation,
  usePlayerWalletQuery,
  useLazyPlayerWalletQuery,
  useWalletTopupMutation,
  useWalletTopupBonusMutation,
  useWalletConvertMutation,
  useExchangeRatesQuery,
  useLazyExchangeRatesQuery,
  useTreasuriesQuery,
  useLazyTreasuriesQuery,
  useTreasuryAccountsQuery,
  useLazyTreasuryAccountsQuery,
  useExternalWalletsQuery,
  useLazyExternalWalletsQuery,
  useExternalTransactionsQuery,
  useLazyExternalTransactionsQuery,
  useExternalWalletTopupMutation,
  useExternalWalletWithdrawMutation,
  useBillingV1InvoicesQuery,
  useLazyBillingV1InvoicesQuery,
  useBillingV1InvoiceQuery,
  useLazyBillingV1InvoiceQuery,
  useBillingV1InvoiceGenerateMutation,
  useBillingV1InvoiceUpdateMutation,
  useBillingV1InvoiceDeleteMutation,
  useBillingV1PaymentAddMutation,
  useBillingV1PaymentDeleteMutation,
  useBillingV2InvoicesQuery,
  useLazyBillingV2InvoicesQuery,
  useBillingV2InvoiceQuery,
  useLazyBillingV2InvoiceQuery,
  useBillingV2InvoiceGenerateMutation,
  useBillingV2InvoiceUpdateMutation,
  useBillingV2InvoiceDeleteMutation,
  useBillingV2InvoiceSettingsQuery,
  useLazyBillingV2InvoiceSettingsQuery,
  useBillingV2InvoiceSettingsUpdateMutation,
  useBillingV2DashboardCardsQuery,
  useLazyBillingV2DashboardCardsQuery,
  useBillingV2PaymentsQuery,
  useLazyBillingV2PaymentsQuery,
  useBillingV2PaymentQuery,
  useLazyBillingV2PaymentQuery,
  useBillingV2PaymentAddMutation,
  useBillingV2PaymentUpdateMutation,
  useBillingV2PaymentDeleteMutation,
  useBillingV2CpgTransferUpdateMutation,
  useProviderPaymentQuery,
  useLazyProviderPaymentQuery,
  useOperatorBillingRecordsQuery,
  useLazyOperatorBillingRecordsQuery,
  useOperatorBillingRecordQuery,
  useLazyOperatorBillingRecordQuery,
  useOperatorBillingInvoiceUpdateMutation,
  useOperatorBillingPaymentUpdateMutation,
  useBrandBillingRecordsQuery,
  useLazyBrandBillingRecordsQuery,
  useBrandBillingRecordQuery,
  useLazyBrandBillingRecordQuery,
  useBrandBillingInvoiceGenerateMutation,
  useBrandBillingInvoiceUpdateMutation,
  useBrandBillingInvoiceDeleteMutation,
  useBrandBillingPaymentAddMutation,
  useBrandBillingPaymentUpdateMutation,
  useBrandBillingPaymentDeleteMutation,
  useAffiliateBillingRecordsQuery,
  useLazyAffiliateBillingRecordsQuery,
  useAffiliateBillingRecordQuery,
  useLazyAffiliateBillingRecordQuery,
  useAffiliateBillingAffiliatesQuery,
  useLazyAffiliateBillingAffiliatesQuery,
  useAffiliateBillingPaymentAddMutation,
  useAffiliateBillingPaymentUpdateMutation,
  useAffiliateBillingPaymentDeleteMutation,
  useTransactionsListQuery,
  useLazyTransactionsListQuery,
  useTransactionsProfitQuery,
  useLazyTransactionsProfitQuery,
  useTransactionGatewaysQuery,
  useLazyTransactionGatewaysQuery,
  useTransactionQuery,
  useLazyTransactionQuery,
  useTransactionEffectQuery,
  useLazyTransactionEffectQuery,
  useTransactionDeleteMutation,
  useTransactionBonusMutation,
  useTransactionReferralClaimMutation,
  useTransactionAffiliateWithdrawMutation,
  useDepositsListQuery,
  useLazyDepositsListQuery,
  useDepositVerifyMutation,
  useDepositRejectOrderMutation,
  useWithdrawalsListQuery,
  useLazyWithdrawalsListQuery,
  useWithdrawGenericV2Mutation,
  useWithdrawFactsQuery,
  useLazyWithdrawFactsQuery,
  useWithdrawOrderQuery,
  useLazyWithdrawOrderQuery,
  useWithdrawTomaniGatewaysQuery,
  useLazyWithdrawTomaniGatewaysQuery,
  useWithdrawTomaniMutation,
  useWithdrawJbMutation,
  useWithdrawZiChargeMutation,
  useWithdrawParamHavaleMutation,
  useWithdrawParscoinpayMutation,
  useWithdrawFiatCryptoMutation,
  useWithdrawWitcherV1Mutation,
  useWithdrawSistemNakitMutation,
  useWithdrawUtopiaMutation,
  useWithdrawFxHavaleMutation,
  useWithdrawMaldoPayMutation,
  useWithdrawJbForceMutation,
  useWithdrawInProgressMutation,
  useWithdrawGenericV1Mutation,
  useWithdrawResendMutation,
  useWithdrawSettleMutation,
  useCfAccountsV1Query,
  useLazyCfAccountsV1Query,
  useCfAccountV1AddMutation,
  useCfAccountV1DeleteMutation,
  useCfAccountsV2Query,
  useLazyCfAccountsV2Query,
  useCfAccountV2AddMutation,
  useCfAccountV2UpdateMutation,
  useCfAccountV2DeleteMutation,
  useZonesV1Query,
  useLazyZonesV1Query,
  useDomainLookupQuery,
  useLazyDomainLookupQuery,
  useZoneV1CreateMutation,
  useZoneV1DeleteMutation,
  useZoneV1DeleteByIdMutation,
  useZoneCheckMutation,
  useOperatorDomainsQuery,
  useLazyOperatorDomainsQuery,
  useOperatorDomainAddMutation,
  useDomainsV2Query,
  useLazyDomainsV2Query,
  useDomainV2Query,
  useLazyDomainV2Query,
  useDomainV2CreateMutation,
  useDomainV2ActMutation,
  useDomainV2EditMutation,
  useZoneV2DeleteMutation,
  useDnsRecordsQuery,
  useLazyDnsRecordsQuery,
  useDnsRecordV1AddMutation,
  useDnsRecordV1DeleteMutation,
  useDnsRecordV2AddMutation,
  useDnsRecordV2DeleteMutation,
  useDevDnsQuery,
  useLazyDevDnsQuery,
  useDevDnsAddMutation,
  useDevDnsUpdateMutation,
  useDevDnsDeleteMutation,
  useDomainSetupMutation,
  useDomainSetupCheckQuery,
  useLazyDomainSetupCheckQuery,
  useDomainSetupCnameQuery,
  useLazyDomainSetupCnameQuery,
  useDomainSetupCnameRedoMutation,
  useDomainSetupValidationCheckMutation,
  useDomainSetupValidationMutation,
  useDomainSetupAssociationMutation,
  useDomainSetupSslQuery,
  useLazyDomainSetupSslQuery,
  useDomainSetupSslUpdateMutation,
  useAfdProfilesQuery,
  useLazyAfdProfilesQuery,
  useAfdProfileCreateMutation,
  useAfdProfileUpdateMutation,
  useAfdDomainsQuery,
  useLazyAfdDomainsQuery,
  useAfdEndpointsQuery,
  useLazyAfdEndpointsQuery,
  useAfdDomainCreateMutation,
  useAfdDomainDeleteMutation,
  useAfdDomainRevalidateMutation,
  useAfdDomainAssociateMutation,
  useAuth0DomainsQuery,
  useLazyAuth0DomainsQuery,
  useAuth0DomainAddMutation,
  useAuth0DomainDeleteMutation,
  useAuth0OrganizationsQuery,
  useLazyAuth0OrganizationsQuery,
  useAuth0OrganizationDeleteMutation,
  useAppServicesQuery,
  useLazyAppServicesQuery,
  useAppServiceMonitorQuery,
  useLazyAppServiceMonitorQuery,
  useSimulatorAccountsQuery,
  useLazySimulatorAccountsQuery,
  useSimulatorWorldQuery,
  useLazySimulatorWorldQuery,
  useSimulatorResetMutation,
  useSimulatorSnapshotMutation,
  useSimulatorRestoreMutation,
  useSimulatorBranchMutation,
  useSimulatorBranchEndMutation,
  useSimulatorClockMutation,
  useSimulatorFaultAddMutation,
  useSimulatorFaultsClearMutation,
  useSimulatorEventsQuery,
  useLazySimulatorEventsQuery,
  useSimulatorEventMutation,
  useSimulatorAdminEventMutation,
  useSimulatorJournalQuery,
  useLazySimulatorJournalQuery,
  useSimulatorWholeJournalQuery,
  useLazySimulatorWholeJournalQuery,
} = injectedRtkApi;
