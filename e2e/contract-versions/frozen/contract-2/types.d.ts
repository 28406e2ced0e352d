declare module 'contract-2/@tiffin/api' {
export const ApiError: abstract new (...args: never) => unknown;
export const ERROR_NAMESPACE: unknown;
export const addCartItem: (...args: never) => unknown;
export const addDeliveryAddress: (...args: never) => unknown;
export const addPaymentMethod: (...args: never) => unknown;
export const addTeamLocation: (...args: never) => unknown;
export const addressQueries: { readonly root: unknown; readonly list: unknown };
export const cancelGuestOrder: (...args: never) => unknown;
export const cancelOrder: (...args: never) => unknown;
export const cancelOrderByToken: (...args: never) => unknown;
export const cartQueries: { readonly root: unknown; readonly detail: unknown; readonly deliveryInfo: unknown; readonly incentives: unknown; readonly allIncentives: unknown };
export const checkEmailVerification: (...args: never) => unknown;
export const claimCart: (...args: never) => unknown;
export const confirmFulfillment: (...args: never) => unknown;
export const continueOrder: (...args: never) => unknown;
export const continueOrderByToken: (...args: never) => unknown;
export const createFulfillment: (...args: never) => unknown;
export const createInvite: (...args: never) => unknown;
export const createQueryClient: (...args: never) => unknown;
export const createSetupIntent: (...args: never) => unknown;
export const createTeam: (...args: never) => unknown;
export const deleteFulfillment: (...args: never) => unknown;
export const errorEffect: (...args: never) => unknown;
export const findFulfillments: (...args: never) => unknown;
export const fulfillmentQueries: { readonly root: unknown; readonly detail: unknown; readonly status: unknown; readonly validation: unknown; readonly tipOptions: unknown; readonly slots: unknown; readonly typeOptions: unknown; readonly find: unknown };
export const gatewayQueries: { readonly root: unknown; readonly nearby: unknown; readonly catalogMerchants: unknown; readonly catalog: unknown; readonly categories: unknown; readonly workspace: unknown; readonly active: unknown };
export const getActiveOrders: (...args: never) => unknown;
export const getBrands: (...args: never) => unknown;
export const getCart: (...args: never) => unknown;
export const getCartDeliveryInfo: (...args: never) => unknown;
export const getCartIncentives: (...args: never) => unknown;
export const getCatalog: (...args: never) => unknown;
export const getCatalogMerchants: (...args: never) => unknown;
export const getCookies: (...args: never) => unknown;
export const getDeliveryAddresses: (...args: never) => unknown;
export const getDeliveryStatus: (...args: never) => unknown;
export const getFulfillment: (...args: never) => unknown;
export const getFulfillmentStatus: (...args: never) => unknown;
export const getFulfillmentTimeSlots: (...args: never) => unknown;
export const getFulfillmentTipOptions: (...args: never) => unknown;
export const getFulfillmentTypeOptions: (...args: never) => unknown;
export const getFulfillmentValidation: (...args: never) => unknown;
export const getGuestOrder: (...args: never) => unknown;
export const getIncentive: (...args: never) => unknown;
export const getInvite: (...args: never) => unknown;
export const getItemChoices: (...args: never) => unknown;
export const getMenu: (...args: never) => unknown;
export const getMenus: (...args: never) => unknown;
export const getMerchant: (...args: never) => unknown;
export const getMerchantDeliveryInfo: (...args: never) => unknown;
export const getMerchantPreview: (...args: never) => unknown;
export const getMerchantReorder: (...args: never) => unknown;
export const getNearbyCategories: (...args: never) => unknown;
export const getNearbyMerchants: (...args: never) => unknown;
export const getOrder: (...args: never) => unknown;
export const getOrderByToken: (...args: never) => unknown;
export const getPaymentGroups: (...args: never) => unknown;
export const getPaymentMethods: (...args: never) => unknown;
export const getPromoCode: (...args: never) => unknown;
export const getReorder: (...args: never) => unknown;
export const getTeam: (...args: never) => unknown;
export const getUser: (...args: never) => unknown;
export const getWorkspace: (...args: never) => unknown;
export const inviteQueries: { readonly root: unknown; readonly detail: unknown };
export const joinFulfillment: (...args: never) => unknown;
export const joinTeam: (...args: never) => unknown;
export const leaveFulfillment: (...args: never) => unknown;
export const leaveTeam: (...args: never) => unknown;
export const menuQueries: { readonly root: unknown; readonly forMerchant: unknown; readonly atTimeRoot: unknown; readonly atTime: unknown; readonly choices: unknown };
export const merchantQueries: { readonly root: unknown; readonly detail: unknown; readonly load: unknown; readonly byId: unknown; readonly preview: unknown; readonly deliveryInfo: unknown };
export const orderQueries: { readonly root: unknown; readonly detail: unknown; readonly deliveryStatus: unknown; readonly reorder: unknown; readonly merchantReorder: unknown };
export const parseError: (...args: never) => unknown;
export const patchCart: (...args: never) => unknown;
export const patchCartIncentives: (...args: never) => unknown;
export const paymentQueries: { readonly root: unknown; readonly methods: unknown; readonly groups: unknown };
export const placeGuestOrder: (...args: never) => unknown;
export const placeOrder: (...args: never) => unknown;
export const previewPointsRedemption: (...args: never) => unknown;
export const putCartCheckoutCode: (...args: never) => unknown;
export const putCartConfig: (...args: never) => unknown;
export const putCartFulfillment: (...args: never) => unknown;
export const putCartScheduledForTime: (...args: never) => unknown;
export const redeemPoints: (...args: never) => unknown;
export const removeCartItem: (...args: never) => unknown;
export const removeDeliveryAddress: (...args: never) => unknown;
export const removeGuest: (...args: never) => unknown;
export const removePaymentMethod: (...args: never) => unknown;
export const searchTeams: (...args: never) => unknown;
export const sendEmailVerification: (...args: never) => unknown;
export const setAnswerReporter: (...args: never) => unknown;
export const setFirstAnswers: (...args: never) => unknown;
export const setNetworkAdapter: (...args: never) => unknown;
export const setOrderSource: (...args: never) => unknown;
export const setReadRetries: (...args: never) => unknown;
export const setRequestLocale: (...args: never) => unknown;
export const teamQueries: { readonly root: unknown; readonly search: unknown; readonly detail: unknown };
export const toastKeyOf: (...args: never) => unknown;
export const updateCartItem: (...args: never) => unknown;
export const updateFulfillment: (...args: never) => unknown;
export const useCartCommands: (...args: never) => unknown;
export const useErrorMessages: (...args: never) => unknown;
export const useMoneyCommand: (...args: never) => unknown;
export const useSeat: (...args: never) => unknown;
export const userQueries: { readonly root: unknown; readonly current: unknown; readonly redemptionPreview: unknown };
export const verifyWorkspaceEmail: (...args: never) => unknown;
}

declare module 'contract-2/@tiffin/auth' {
export type { Session } from 'contract-2/shared/auth/src/create-session';
export { createGuestTokens } from 'contract-2/shared/auth/src/create-guest-tokens';
export type { GuestToken } from 'contract-2/shared/auth/src/create-guest-tokens';
export type { LoginError } from 'contract-2/shared/auth/src/login-error';
export { returnPath } from 'contract-2/shared/auth/src/return-path';
export { session } from 'contract-2/shared/auth/src/session';
export type { SessionSource } from 'contract-2/shared/auth/src/session-source';
export type { ClearReason, Person, SessionState } from 'contract-2/shared/auth/src/session-state';
export { startEmbeddedSession } from 'contract-2/shared/auth/src/start-embedded-session';
export type { ServerKnows } from 'contract-2/shared/auth/src/single-sign-on';
export { startSession } from 'contract-2/shared/auth/src/start-session';
export { useSession } from 'contract-2/shared/auth/src/use-session';
}

declare module 'contract-2/@tiffin/config' {
export { ENVIRONMENTS } from 'contract-2/shared/config/src/app-config';
export type { AppConfig, Environment } from 'contract-2/shared/config/src/app-config';
export { getAppTags, setAppTags } from 'contract-2/shared/config/src/app-tags';
export type { AppTags } from 'contract-2/shared/config/src/app-tags';
export { cookieText } from 'contract-2/shared/config/src/cookies/cookie-text';
export { COOKIES } from 'contract-2/shared/config/src/cookies/cookies';
export type { CookieKey } from 'contract-2/shared/config/src/cookies/cookies';
export { parseCookies } from 'contract-2/shared/config/src/cookies/parse-cookies';
export { readCookie } from 'contract-2/shared/config/src/cookies/read-cookie';
export { writeCookie } from 'contract-2/shared/config/src/cookies/write-cookie';
export { getConfig, setConfig } from 'contract-2/shared/config/src/current-config';
export { setEmbedHost } from 'contract-2/shared/config/src/embed/embed-host';
export type { EmbedCard, EmbedHost } from 'contract-2/shared/config/src/embed/embed-host';
export { useEmbedHost } from 'contract-2/shared/config/src/embed/use-embed-host';
export type { Organization } from 'contract-2/shared/config/src/organization';
export { parseConfig } from 'contract-2/shared/config/src/parse-config';
export { NO_SIDE_SERVICES } from 'contract-2/shared/config/src/side-services';
export type { SideServices } from 'contract-2/shared/config/src/side-services';
export { isFlagOn, onFlagsChanged, setFlags } from 'contract-2/shared/config/src/flags/current-flags';
export { FLAG_DEFAULTS } from 'contract-2/shared/config/src/flags/flag-defaults';
export type { FlagKey, FlagValues } from 'contract-2/shared/config/src/flags/flag-defaults';
export { useFlag } from 'contract-2/shared/config/src/flags/use-flag';
}

declare module 'contract-2/@tiffin/contracts' {
export type { Locale, NativePaymentType, OrderSourceName } from 'contract-2/shared/contracts/src/enumerations';
export type { EmbeddedPayment } from 'contract-2/shared/contracts/src/entities/embed';
export type { ServiceName } from 'contract-2/shared/contracts/src/calls/call';
export type { BusFacts } from 'contract-2/bus-facts';
export type { Remote, SlotName, SlotProps } from 'contract-2/remote';
}

declare module 'contract-2/@tiffin/event-bus' {
export { bus } from 'contract-2/shared/event-bus/src/bus';
export { createBus } from 'contract-2/shared/event-bus/src/create-bus';
export type { Bus } from 'contract-2/shared/event-bus/src/create-bus';
export { speaksContract } from 'contract-2/shared/event-bus/src/speaks-contract';
}

declare module 'contract-2/@tiffin/federation' {
export { useDirty } from 'contract-2/shared/federation/src/runtime/dirty';
export { lazyScreen } from 'contract-2/shared/federation/src/runtime/lazy-screen';
export { RemoteLoaderProvider, useRemoteLoader } from 'contract-2/shared/federation/src/runtime/loader-context';
export { RemoteBoundary } from 'contract-2/shared/federation/src/runtime/remote-boundary';
export { RenderBoundary } from 'contract-2/shared/federation/src/runtime/render-boundary';
export { RemoteLoadError } from 'contract-2/shared/federation/src/runtime/remote-load-error';
export type { LoadedRemote, RemoteLoader } from 'contract-2/shared/federation/src/runtime/remote-loader';
export { Slot } from 'contract-2/shared/federation/src/runtime/slot';
}

declare module 'contract-2/@tiffin/i18n' {
export { createFormat } from 'contract-2/shared/i18n/src/create-format';
export type { Format, Instant } from 'contract-2/shared/i18n/src/create-format';
export { createI18n } from 'contract-2/shared/i18n/src/create-i18n';
export { I18nProvider } from 'contract-2/shared/i18n/src/i18n-provider';
export { languageTag } from 'contract-2/shared/i18n/src/language-tag';
export { toLocale } from 'contract-2/shared/i18n/src/locale';
export type { Locale } from 'contract-2/@tiffin/contracts';
export { Message } from 'contract-2/shared/i18n/src/late-message';
export { addMessages, addMessagesLater, messagesReady, speak } from 'contract-2/shared/i18n/src/message-catalogue';
export { messageKeys } from 'contract-2/shared/i18n/src/messages';
export type { Messages } from 'contract-2/shared/i18n/src/messages';
export { setMissingMessageReporter } from 'contract-2/shared/i18n/src/report-missing-message';
export { setLocale } from 'contract-2/shared/i18n/src/set-locale';
export { useFormat } from 'contract-2/shared/i18n/src/use-format';
export { useI18n } from 'contract-2/shared/i18n/src/use-i18n';
export { useLocale } from 'contract-2/shared/i18n/src/use-locale';
export { expectMessage, useMessages } from 'contract-2/shared/i18n/src/use-messages';
export type { MessageValues, Translate } from 'contract-2/shared/i18n/src/use-messages';
}

declare module 'contract-2/@tiffin/router' {
export { Link, MemoryRouter, Navigate, Router, unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory as createBrowserHistory, UNSAFE_createMemoryHistory as createMemoryHistory, createPath, useHref, useLocation, useNavigate, useNavigationType, useParams, useRoutes, useSearchParams, } from 'react-router-dom';
export type { LinkProps, NavigateOptions, Navigator, RouteObject, To } from 'react-router-dom';
export type { AppHistory } from 'contract-2/shared/router/src/app-history';
}

declare module 'contract-2/@tiffin/ui' {
export { Button } from 'contract-2/shared/ui/src/action/button';
export type { ButtonLookProps } from 'contract-2/shared/ui/src/action/button';
export { ButtonAnchor, ButtonLink } from 'contract-2/shared/ui/src/action/button-link';
export type { ButtonSize, ButtonVariant } from 'contract-2/shared/ui/src/action/button-look';
export { Chip, ChipLink } from 'contract-2/shared/ui/src/action/chip';
export { IconButton, IconLink } from 'contract-2/shared/ui/src/action/icon-button';
export { Spinner } from 'contract-2/shared/ui/src/action/spinner';
export { TextAnchor, TextButton, TextLink } from 'contract-2/shared/ui/src/action/text-link';
export { announce } from 'contract-2/shared/ui/src/announcement/announcements';
export { Announcer } from 'contract-2/shared/ui/src/announcement/announcer';
export { HeroCarrier } from 'contract-2/shared/ui/src/brand/hero-carrier';
export { Logo } from 'contract-2/shared/ui/src/brand/logo';
export { Badge } from 'contract-2/shared/ui/src/feedback/badge';
export type { BadgeTone } from 'contract-2/shared/ui/src/feedback/badge';
export { Banner } from 'contract-2/shared/ui/src/feedback/banner';
export type { BannerTone } from 'contract-2/shared/ui/src/feedback/banner';
export { EmptyState } from 'contract-2/shared/ui/src/feedback/empty-state';
export { ErrorPanel } from 'contract-2/shared/ui/src/feedback/error-panel';
export { Meter } from 'contract-2/shared/ui/src/feedback/meter';
export { OfflineBanner } from 'contract-2/shared/ui/src/feedback/offline-banner';
export { RoomBanner } from 'contract-2/shared/ui/src/feedback/room-banner';
export { Loading, Skeleton } from 'contract-2/shared/ui/src/feedback/skeleton';
export { useDelayed } from 'contract-2/shared/ui/src/feedback/use-delayed';
export { useOnline } from 'contract-2/shared/ui/src/feedback/use-online';
export { ChoiceRow } from 'contract-2/shared/ui/src/form/choice-row';
export { Field, LabelText } from 'contract-2/shared/ui/src/form/field';
export { FieldError } from 'contract-2/shared/ui/src/form/field-error';
export { Input } from 'contract-2/shared/ui/src/form/input';
export { OptionGroup, OptionRow } from 'contract-2/shared/ui/src/form/option-group';
export { SearchBox } from 'contract-2/shared/ui/src/form/search-box';
export { Segmented } from 'contract-2/shared/ui/src/form/segmented';
export { Select } from 'contract-2/shared/ui/src/form/select';
export { Switch } from 'contract-2/shared/ui/src/form/switch';
export { Textarea } from 'contract-2/shared/ui/src/form/textarea';
export { Checkbox, Radio, Tick } from 'contract-2/shared/ui/src/form/tick';
export { TileGroup } from 'contract-2/shared/ui/src/form/tile-group';
export { Icon } from 'contract-2/shared/ui/src/icon/icon';
export type { IconSize } from 'contract-2/shared/ui/src/icon/icon';
export type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
export { Card } from 'contract-2/shared/ui/src/layout/card';
export { Column } from 'contract-2/shared/ui/src/layout/column';
export { OnlyBelowDesktop, OnlyDesktop } from 'contract-2/shared/ui/src/layout/only';
export { Grow, Row } from 'contract-2/shared/ui/src/layout/row';
export { Section, SectionHead } from 'contract-2/shared/ui/src/layout/section';
export { SideLayout, StickySide } from 'contract-2/shared/ui/src/layout/side-layout';
export { Stack, Tier } from 'contract-2/shared/ui/src/layout/stack';
export { Wrap } from 'contract-2/shared/ui/src/layout/wrap';
export { CartBar } from 'contract-2/shared/ui/src/order/cart-bar';
export { CategoryBar } from 'contract-2/shared/ui/src/order/category-bar';
export { Countdown } from 'contract-2/shared/ui/src/order/countdown';
export { InfoNote } from 'contract-2/shared/ui/src/order/info-note';
export { Line } from 'contract-2/shared/ui/src/order/line';
export { Price } from 'contract-2/shared/ui/src/order/price';
export { ProgressSteps } from 'contract-2/shared/ui/src/order/progress-steps';
export { SettingRow } from 'contract-2/shared/ui/src/order/setting-row';
export { Stepper } from 'contract-2/shared/ui/src/order/stepper';
export { timeLeft } from 'contract-2/shared/ui/src/order/time-left';
export type { TimeLeft } from 'contract-2/shared/ui/src/order/time-left';
export { Totals } from 'contract-2/shared/ui/src/order/totals';
export type { TotalsRow } from 'contract-2/shared/ui/src/order/totals';
export { CarrierFrame } from 'contract-2/shared/ui/src/people/carrier-frame';
export { initials } from 'contract-2/shared/ui/src/people/initials';
export { Lid, LidCircle } from 'contract-2/shared/ui/src/people/lid';
export { lidHueAt, lidHues } from 'contract-2/shared/ui/src/people/lid-hue';
export type { Hue } from 'contract-2/shared/ui/src/people/lid-hue';
export { LidRow } from 'contract-2/shared/ui/src/people/lid-row';
export { Person } from 'contract-2/shared/ui/src/people/person';
export { ShareBar } from 'contract-2/shared/ui/src/people/share-bar';
export { Picture } from 'contract-2/shared/ui/src/picture/picture';
export { setPictureOrigins } from 'contract-2/shared/ui/src/picture/picture-origins';
export { Heading } from 'contract-2/shared/ui/src/text/heading';
export type { HeadingLook } from 'contract-2/shared/ui/src/text/heading';
export { PageHeading } from 'contract-2/shared/ui/src/text/page-heading';
export { Text } from 'contract-2/shared/ui/src/text/text';
export { usePageTitle } from 'contract-2/shared/ui/src/text/use-page-title';
export { VisuallyHidden } from 'contract-2/shared/ui/src/text/visually-hidden';
export { breakpoint, media } from 'contract-2/shared/ui/src/theme/breakpoint';
export { GlobalStyle } from 'contract-2/shared/ui/src/theme/global-style';
export { ThemeScope } from 'contract-2/shared/ui/src/theme/theme-scope';
export { ToastHost } from 'contract-2/shared/ui/src/toast/toast-host';
export { dismissToast, toast } from 'contract-2/shared/ui/src/toast/toasts';
export type { Toast, ToastRequest } from 'contract-2/shared/ui/src/toast/toasts';
}

declare module 'contract-2/@tiffin/ui/overlay' {
export { Combobox } from 'contract-2/shared/ui/src/overlay/combobox';
export { ConfirmDialog } from 'contract-2/shared/ui/src/overlay/confirm-dialog';
export { Dialog } from 'contract-2/shared/ui/src/overlay/dialog';
export { Disclosure } from 'contract-2/shared/ui/src/overlay/disclosure';
export { Menu } from 'contract-2/shared/ui/src/overlay/menu';
export type { MenuEntry } from 'contract-2/shared/ui/src/overlay/menu';
export { Tabs } from 'contract-2/shared/ui/src/overlay/tabs';
}

declare module 'contract-2/bus-facts' {
import type { Locale, OrderStatusValue } from 'contract-2/shared/contracts/src/enumerations';
export type BusFacts = {
    readonly cartChanged: {
        readonly merchantId: string;
        readonly itemCount: number;
        readonly subtotalMicro: number;
    };
    readonly orderPlaced: {
        readonly orderId: string;
        readonly merchantId: string;
    };
    readonly orderStatusChanged: {
        readonly orderId: string;
        readonly orderStatus: OrderStatusValue;
    };
    readonly groupJoined: {
        readonly fulfillmentId: string;
        readonly merchantId: string;
    };
    readonly groupLeft: {
        readonly fulfillmentId: string;
        readonly merchantId: string;
    };
    readonly groupConfirmed: {
        readonly fulfillmentId: string;
        readonly orderId: string;
    };
    readonly teamJoined: {
        readonly teamId: string;
    };
    readonly teamLeft: {
        readonly teamId: string;
    };
    readonly sessionChanged: {
        readonly state: 'initialising' | 'guest' | 'authenticated' | 'embedded';
    };
    readonly localeChanged: {
        readonly locale: Locale;
    };
    readonly signInRequested: {
        readonly reason: 'account' | 'checkout' | 'group' | 'team';
        readonly guestCheckoutPath?: string;
        readonly closeable?: boolean;
    };
    readonly screenViewed: {
        readonly route: string;
    };
    readonly remoteLoaded: {
        readonly remote: string;
        readonly version: string;
    };
    readonly remoteFailed: {
        readonly remote: string;
        readonly version: string;
        readonly url: string;
        readonly cause: string;
    };
};
export type BusFactName = keyof BusFacts;
}

declare module 'contract-2/remote' {
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Locale } from 'contract-2/shared/contracts/src/enumerations';
export const CONTRACT_VERSION = 2;
export const SPOKEN_CONTRACTS: readonly ContractVersion[];
export type ContractVersion = number;
export const REMOTE_NAMES: readonly ["mfe-menu-cart", "mfe-checkout", "mfe-group-order", "mfe-teams", "mfe-order-status"];
export type RemoteName = (typeof REMOTE_NAMES)[number];
export const SLOT_NAMES: readonly ["group-order-entry"];
export type SlotName = (typeof SLOT_NAMES)[number];
export type SlotProps = {
    readonly merchantId: string;
    readonly placement: 'menu' | 'cart' | 'checkout';
};
export type Messages = {
    readonly [key: string]: string | Messages;
};
export type Remote = {
    readonly contract: ContractVersion;
    readonly routes: readonly RouteObject[];
    readonly slots?: Readonly<Partial<Record<SlotName, () => Promise<{
        readonly View: ComponentType<SlotProps>;
    }>>>>;
    readonly messages: (locale: Locale) => Promise<Messages>;
};
export type LifecycleProps = {
    readonly domElement?: HTMLElement;
    readonly initialPath: string;
    readonly locale: Locale;
    readonly config: unknown;
    readonly accessToken?: string;
};
}

declare module 'contract-2/shared/auth/src/check-login-client' {
export type LoginClient = {
    readonly url: string;
    readonly realm: string;
    readonly clientId: string;
    readonly responseMode?: string;
    readonly flow?: string;
    readonly pkceMethod?: string | false;
    readonly onLoad?: string;
};
export function checkLoginClient(client: LoginClient): void;
}

declare module 'contract-2/shared/auth/src/create-guest-tokens' {
type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Ask = (url: string, init: RequestInit) => Promise<Response>;
export type GuestToken = {
    readonly accessToken: string;
    readonly expiresAt: number;
};
export function createGuestTokens(url: string, first?: GuestToken, ask?: Ask, now?: () => number, openStore?: () => Store | undefined): () => Promise<string | null>;
export {};
}

declare module 'contract-2/shared/auth/src/create-server-session' {
import type { TokenSet } from 'contract-2/shared/auth/src/token-set';
type Ask = (url: string, init: RequestInit) => Promise<Response>;
export type ServerAnswer = {
    readonly kind: 'tokens';
    readonly tokens: TokenSet;
} | {
    readonly kind: 'refused';
} | {
    readonly kind: 'unreachable';
};
export type ServerSession = {
    readonly keep: (tokens: TokenSet, options: {
        readonly isRefresh: boolean;
    }) => Promise<void>;
    readonly refresh: () => Promise<ServerAnswer>;
    readonly forget: () => Promise<void>;
};
export function createServerSession(origin: string, ask?: Ask, now?: () => number): ServerSession;
export {};
}

declare module 'contract-2/shared/auth/src/create-session' {
import type { LoginError } from 'contract-2/shared/auth/src/login-error';
import type { SessionSource } from 'contract-2/shared/auth/src/session-source';
import type { ClearReason, SessionState } from 'contract-2/shared/auth/src/session-state';
type SignInOptions = {
    readonly returnTo?: string;
    readonly provider?: string;
};
export type Session = {
    readonly getState: () => SessionState;
    readonly subscribe: (listener: () => void) => () => void;
    readonly ready: Promise<void>;
    readonly authenticatedOnServer: boolean;
    readonly getAccessToken: () => Promise<string | null>;
    readonly getPublicToken: () => Promise<string | null>;
    readonly hasRealmRole: (role: string) => boolean;
    readonly hasResourceRole: (role: string, resource: string) => boolean;
    readonly signIn: (options?: SignInOptions) => Promise<void>;
    readonly register: (options?: {
        readonly returnTo?: string;
    }) => Promise<void>;
    readonly manageAccount: () => Promise<void>;
    readonly signOut: () => Promise<void>;
    readonly clearToken: (reason: ClearReason) => void;
    readonly onError: (listener: (error: LoginError) => void) => () => void;
    readonly start: (source: SessionSource, limitMs?: number) => void;
};
export function createSession(onChange: (state: SessionState) => void): Session;
export {};
}

declare module 'contract-2/shared/auth/src/create-tabs' {
import type { TokenSet } from 'contract-2/shared/auth/src/token-set';
export type TabMessage = {
    readonly kind: 'tokens';
    readonly tokens: TokenSet;
} | {
    readonly kind: 'ask';
    readonly lastingBeyond: number;
} | {
    readonly kind: 'signedOut';
};
export type Tabs = {
    readonly tell: (message: TabMessage) => void;
    readonly listen: (listener: (message: TabMessage) => void) => void;
    readonly askForTokens: (lastingBeyond: number) => Promise<void>;
};
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
export function createTabs(open?: () => Channel): Tabs;
export {};
}

declare module 'contract-2/shared/auth/src/load-keycloak' {
import type { KeycloakError, KeycloakInitOptions, KeycloakLoginOptions, KeycloakLogoutOptions } from 'keycloak-js';
import type { LoginClient } from 'contract-2/shared/auth/src/check-login-client';
export type Keycloak = {
    readonly token?: string;
    readonly idToken?: string;
    readonly timeSkew: number | null;
    refreshToken?: string;
    onAuthError?: (error?: KeycloakError) => void;
    onAuthRefreshSuccess?: () => void;
    readonly init: (options: KeycloakInitOptions) => Promise<boolean>;
    readonly updateToken: (minValiditySeconds: number) => Promise<boolean>;
    readonly clearToken: () => void;
    readonly createLogoutUrl: (options: KeycloakLogoutOptions) => string;
    readonly createLoginUrl: (options: KeycloakLoginOptions) => Promise<string>;
};
export function loadKeycloak(client: LoginClient): Promise<Keycloak>;
export function statusPageOf(client: object): string | undefined;
}

declare module 'contract-2/shared/auth/src/login-error' {
export type LoginError = {
    readonly error: string;
    readonly error_description?: string;
};
export const NOT_SUPPORTED: LoginError;
export const LOGOUT_FAILED: LoginError;
export const UNAVAILABLE: LoginError;
}

declare module 'contract-2/shared/auth/src/return-path' {
export function returnPath(value: string, origin: string): string;
}

declare module 'contract-2/shared/auth/src/roles-of' {
export type Roles = {
    readonly realm: readonly string[];
    readonly resources: Readonly<Record<string, readonly string[]>>;
};
export const NO_ROLES: Roles;
export function rolesOf(claims: Readonly<Record<string, unknown>>): Roles;
}

declare module 'contract-2/shared/auth/src/session' {
import type { Session } from 'contract-2/shared/auth/src/create-session';
export const session: Session;
}

declare module 'contract-2/shared/auth/src/session-source' {
import type { LoginError } from 'contract-2/shared/auth/src/login-error';
import type { Roles } from 'contract-2/shared/auth/src/roles-of';
import type { ClearReason, Person } from 'contract-2/shared/auth/src/session-state';
export type SessionEvents = {
    readonly lost: (reason: ClearReason) => void;
    readonly found: (person: Person) => void;
    readonly failed: (error: LoginError) => void;
};
export type SessionSource = {
    readonly status: 'authenticated' | 'embedded';
    readonly authenticatedOnServer?: boolean;
    readonly identify: () => Person | null | Promise<Person | null>;
    readonly getToken: () => Promise<string | null>;
    readonly getGuestToken: () => Promise<string | null>;
    readonly getRoles?: () => Roles;
    readonly signIn: (returnTo: string, provider?: string) => Promise<void>;
    readonly register: (returnTo: string) => Promise<void>;
    readonly manageAccount?: () => Promise<void>;
    readonly signOut: () => Promise<void>;
    readonly forget: () => void;
    readonly listen?: (events: SessionEvents) => void;
};
}

declare module 'contract-2/shared/auth/src/session-state' {
export type Person = {
    readonly externalUserId: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
};
export type ClearReason = 'expired' | 'signedOut';
export type SessionState = {
    readonly status: 'initialising';
} | {
    readonly status: 'guest';
    readonly endedBy?: ClearReason;
} | ({
    readonly status: 'authenticated';
} & Person) | ({
    readonly status: 'embedded';
} & Person);
}

declare module 'contract-2/shared/auth/src/single-sign-on' {
import type { LoginClient } from 'contract-2/shared/auth/src/check-login-client';
import type { ServerSession } from 'contract-2/shared/auth/src/create-server-session';
import type { Tabs } from 'contract-2/shared/auth/src/create-tabs';
import type { Keycloak } from 'contract-2/shared/auth/src/load-keycloak';
import type { SessionSource } from 'contract-2/shared/auth/src/session-source';
export type ServerKnows = {
    readonly token?: {
        readonly accessToken: string;
        readonly expiresAt: number;
    };
    readonly canRefresh: boolean;
};
type SingleSignOnOptions = {
    readonly origin: string;
    readonly client: LoginClient;
    readonly createClient: () => Promise<Keycloak>;
    readonly getGuestToken: () => Promise<string | null>;
    readonly page: {
        readonly href: () => string;
        readonly leaveFor: (url: string, why: 'toSignIn' | 'other') => void;
    };
    readonly tabs: Tabs;
    readonly server: ServerSession;
    readonly known: ServerKnows;
    readonly watch: (frameUrl: string, getSessionId: () => string, onChanged: () => void) => () => void;
    readonly onWake: (listener: () => void) => void;
    readonly now?: () => number;
};
export function singleSignOn(options: SingleSignOnOptions): SessionSource;
export {};
}

declare module 'contract-2/shared/auth/src/start-embedded-session' {
type EmbeddedSession = {
    readonly accessToken?: string;
    readonly now?: () => number;
};
export function startEmbeddedSession({ accessToken, now }: EmbeddedSession): void;
export {};
}

declare module 'contract-2/shared/auth/src/start-session' {
import type { AppConfig } from 'contract-2/@tiffin/config';
import type { GuestToken } from 'contract-2/shared/auth/src/create-guest-tokens';
import type { ServerKnows } from 'contract-2/shared/auth/src/single-sign-on';
type Known = {
    readonly guestToken?: GuestToken;
    readonly session?: ServerKnows;
};
export function startSession({ sso, origin, guestTokenUrl }: AppConfig, known?: Known): void;
export {};
}

declare module 'contract-2/shared/auth/src/token-set' {
export type TokenSet = {
    readonly token: string;
    readonly refreshToken: string | null;
    readonly idToken: string | null;
    readonly expiresAt: number;
};
export function subjectOf({ token }: TokenSet): string;
}

declare module 'contract-2/shared/auth/src/use-session' {
import type { SessionState } from 'contract-2/shared/auth/src/session-state';
export function useSession(): SessionState;
}

declare module 'contract-2/shared/config/src/app-config' {
import type { ServiceName } from 'contract-2/@tiffin/contracts';
import type { Organization } from 'contract-2/shared/config/src/organization';
import type { SideServices } from 'contract-2/shared/config/src/side-services';
export const ENVIRONMENTS: readonly ["dev", "sandbox", "qa", "production"];
export type Environment = (typeof ENVIRONMENTS)[number];
export type AppConfig = {
    readonly environment: Environment;
    readonly product: 'tiffin';
    readonly appVersion: '110001';
    readonly origin: string;
    readonly services: Readonly<Record<ServiceName, string>>;
    readonly sideServices: SideServices;
    readonly sso: {
        readonly url: string;
        readonly realm: string;
        readonly clientId: string;
    };
    readonly stripe: {
        readonly scriptUrl: string;
        readonly publishableKey: string;
    };
    readonly guestTokenUrl: string;
    readonly defaultLocation: {
        readonly latitude: number;
        readonly longitude: number;
        readonly displayName: string;
    };
    readonly backOrigins: readonly string[];
    readonly embedHosts: readonly string[];
    readonly hasEmbedStandIns: boolean;
    readonly promoCodes: Readonly<Record<string, string>>;
    readonly localSelectionDays?: number;
    readonly subdomain: string | null;
    readonly organization: Organization | null;
};
}

declare module 'contract-2/shared/config/src/app-tags' {
import type { OrderSourceName } from 'contract-2/@tiffin/contracts';
export type AppTags = {
    readonly isEmbedded: boolean;
    readonly embeddedType: string | null;
    readonly orderSource: OrderSourceName;
    readonly subdomain: string | null;
    readonly subdomainId: string | null;
};
export function setAppTags(tags: AppTags): void;
export function getAppTags(): AppTags;
}

declare module 'contract-2/shared/config/src/cookies/cookie-text' {
import type { CookieKey } from 'contract-2/shared/config/src/cookies/cookies';
export function cookieText(key: CookieKey, value: string, isSecure: boolean): string;
}

declare module 'contract-2/shared/config/src/cookies/cookies' {
export const COOKIES: {
    readonly orderSource: {
        readonly name: "tiffin_source";
        readonly maxAgeS: number;
    };
    readonly additionalParameters: {
        readonly name: "tiffin_parameters";
        readonly maxAgeS: 2592000;
    };
    readonly analyticsDeviceId: {
        readonly name: "tiffin_device_id";
        readonly maxAgeS: number;
    };
    readonly deviceInfo: {
        readonly name: "tiffin_device_info";
        readonly maxAgeS: number;
    };
    readonly guestCarts: {
        readonly name: "tiffin_guest_carts";
        readonly maxAgeS: number;
    };
    readonly language: {
        readonly name: "tiffin_lang";
        readonly maxAgeS: number;
    };
    readonly authRedirect: {
        readonly name: "tiffin_auth_redirect";
        readonly maxAgeS: 3600;
    };
};
export type CookieKey = keyof typeof COOKIES;
}

declare module 'contract-2/shared/config/src/cookies/parse-cookies' {
export function parseCookies(header: string | undefined): Readonly<Record<string, string>>;
}

declare module 'contract-2/shared/config/src/cookies/read-cookie' {
import type { CookieKey } from 'contract-2/shared/config/src/cookies/cookies';
export function readCookie(key: CookieKey): string | null;
}

declare module 'contract-2/shared/config/src/cookies/write-cookie' {
import type { CookieKey } from 'contract-2/shared/config/src/cookies/cookies';
export function writeCookie(key: CookieKey, value: string): void;
}

declare module 'contract-2/shared/config/src/current-config' {
import type { AppConfig } from 'contract-2/shared/config/src/app-config';
export function setConfig(config: AppConfig): void;
export function getConfig(): AppConfig;
}

declare module 'contract-2/shared/config/src/embed/embed-host' {
import type { EmbeddedPayment, NativePaymentType } from 'contract-2/@tiffin/contracts';
export type EmbedCard = {
    readonly tokenId: string;
    readonly brand: string;
    readonly lastFour: string;
};
export type EmbedHost = {
    readonly paymentTypes: readonly NativePaymentType[];
    readonly cards: readonly EmbedCard[];
    readonly pay: (payment: EmbeddedPayment, cardTokenId: string | null) => Promise<string | null>;
    readonly close: () => void;
};
export function setEmbedHost(host: EmbedHost | null): void;
export function getEmbedHost(): EmbedHost | null;
export function onEmbedHostChanged(listener: () => void): () => void;
}

declare module 'contract-2/shared/config/src/embed/use-embed-host' {
import type { EmbedHost } from 'contract-2/shared/config/src/embed/embed-host';
export function useEmbedHost(): EmbedHost | null;
}

declare module 'contract-2/shared/config/src/flags/current-flags' {
import type { FlagKey, FlagValues } from 'contract-2/shared/config/src/flags/flag-defaults';
export function isFlagOn(key: FlagKey): boolean;
export function setFlags(values: Partial<FlagValues>): void;
export function onFlagsChanged(listener: () => void): () => void;
}

declare module 'contract-2/shared/config/src/flags/flag-defaults' {
export const FLAG_DEFAULTS: {
    readonly auth_provider_google: true;
    readonly auth_provider_facebook: true;
    readonly auth_provider_email: true;
    readonly auth_provider_apple: true;
    readonly auth_provider_phone: true;
    readonly group_order_payment_groups: true;
    readonly mobile_menu_checkout: true;
    readonly rw_enable_sift: false;
    readonly calorie_display: false;
    readonly option_quantity: false;
    readonly quick_reorder: false;
    readonly dine_in_toggle: false;
    readonly service_fee_info_modal: false;
    readonly download_app: false;
    readonly local_selections: false;
};
export type FlagKey = keyof typeof FLAG_DEFAULTS;
export type FlagValues = Readonly<Record<FlagKey, boolean>>;
}

declare module 'contract-2/shared/config/src/flags/use-flag' {
import type { FlagKey } from 'contract-2/shared/config/src/flags/flag-defaults';
export function useFlag(key: FlagKey): boolean;
}

declare module 'contract-2/shared/config/src/organization' {
export type Organization = {
    readonly organizationId: string;
    readonly isOrg: boolean;
    readonly hasStickyPlaceOrder: boolean;
    readonly isBuildingPlatform: boolean;
};
}

declare module 'contract-2/shared/config/src/parse-config' {
import type { AppConfig } from 'contract-2/shared/config/src/app-config';
export function parseConfig(input: unknown): AppConfig;
}

declare module 'contract-2/shared/config/src/side-services' {
export type SideServices = {
    readonly analyticsUrl: string | null;
    readonly cmsUrl: string | null;
    readonly flagsUrl: string | null;
    readonly ipLookup: {
        readonly url: string;
        readonly key: string;
    } | null;
    readonly errorDsn: string | null;
    readonly fraudScriptUrl: string | null;
    readonly downloadAppUrl: string | null;
};
export const NO_SIDE_SERVICES: SideServices;
}

declare module 'contract-2/shared/contracts/src/calls/call' {
import type { z } from 'zod';
import type { ErrorType } from 'contract-2/shared/contracts/src/errors';
export const SERVICES: readonly ["main", "userGateway", "fulfillment", "invite", "gateway", "organisation", "identity"];
export type ServiceName = (typeof SERVICES)[number];
export const OTHER_SERVICES: readonly ["singleSignOn", "analytics", "cms", "ipLookup", "flags"];
export type OtherServiceName = (typeof OTHER_SERVICES)[number];
export type Call = {
    readonly service: ServiceName | OtherServiceName;
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly path: string;
    readonly auth: 'none' | 'any' | 'user';
    readonly summary: string;
    readonly query?: z.ZodType;
    readonly body?: z.ZodType;
    readonly bodyFormat?: 'json' | 'form';
    readonly takesIdempotencyKey?: boolean;
    readonly response: z.ZodType;
    readonly errors: readonly ErrorType[];
};
}

declare module 'contract-2/shared/contracts/src/entities/embed' {
import { z } from 'zod';
export const sessionTokenSchema: z.ZodString;
export const embedSchema: z.ZodObject<{
    isEmbedded: z.ZodBoolean;
    integrationType: z.ZodNullable<z.ZodString>;
    supportedPaymentMethods: z.ZodArray<z.ZodEnum<{
        APPLE_PAY: "APPLE_PAY";
        GOOGLE_PAY: "GOOGLE_PAY";
        IN_APP_STORED_PAYMENT: "IN_APP_STORED_PAYMENT";
    }>>;
    storedCards: z.ZodArray<z.ZodObject<{
        token_id: z.ZodString;
        card_brand: z.ZodString;
        card_last_four: z.ZodString;
    }, z.core.$strip>>;
    initData: z.ZodNullable<z.ZodObject<{
        session_token: z.ZodString;
        user: z.ZodObject<{
            first_name: z.ZodString;
            last_name: z.ZodString;
            email: z.ZodEmail;
            building: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type Embed = z.infer<typeof embedSchema>;
export const embeddedPaymentSchema: z.ZodObject<{
    type: z.ZodEnum<{
        APPLE_PAY: "APPLE_PAY";
        GOOGLE_PAY: "GOOGLE_PAY";
        IN_APP_STORED_PAYMENT: "IN_APP_STORED_PAYMENT";
    }>;
    countryCode: z.ZodString;
    currency: z.ZodString;
    total: z.ZodInt;
    subtotal: z.ZodInt;
    tax: z.ZodInt;
}, z.core.$strip>;
export type EmbeddedPayment = z.infer<typeof embeddedPaymentSchema>;
}

declare module 'contract-2/shared/contracts/src/enumerations' {
export const LOCALES: readonly ["en", "zh"];
export type Locale = (typeof LOCALES)[number];
export const CURRENCY_CODES: readonly ["DOLLAR", "CAD", "USD", "AUD", "HKD", "NZD", "GBP", "EUR"];
export type CurrencyCode = (typeof CURRENCY_CODES)[number];
export const DISPLAY_MODES: readonly ["DEFAULT", "DINE_IN", "DELIVERY", "ORDER_AHEAD"];
export type DisplayMode = (typeof DISPLAY_MODES)[number];
export const FULFILLMENT_TYPES: readonly ["DELIVERY", "PICKUP", "IN_STORE", "DINE_IN"];
export type FulfillmentType = (typeof FULFILLMENT_TYPES)[number];
export const MERCHANT_FULFILLMENT_TYPES: readonly ["IN_STORE", "DELIVERY", "DINE_IN"];
export type MerchantFulfillmentType = (typeof MERCHANT_FULFILLMENT_TYPES)[number];
export const AUTH_MODES: readonly ["DEFAULT", "CHECKOUT_OTP"];
export type AuthMode = (typeof AUTH_MODES)[number];
export const MERCHANT_STATES: readonly ["UNKNOWN_MERCHANT_STATE", "ON", "OFF", "WHITELIST", "DEBUG", "MERCHANT_DOWN", "MERCHANT_DOWN_MANUAL", "LOST", "ACCOUNT_ISSUE", "MERCHANT_DOWN_OVER_CAPACITY", "MERCHANT_DOWN_PROMPT", "MERCHANT_DOWN_UNTIL_TOMORROW", "MERCHANT_DOWN_UNRESPONSIVE_OVER_CAPACITY", "MERCHANT_DOWN_PLATFORM_ISSUE", "MERCHANT_DOWN_UNRESPONSIVE_PROMPT", "MERCHANT_DOWN_UNRESPONSIVE_UNTIL_TOMORROW"];
export type MerchantState = (typeof MERCHANT_STATES)[number];
export const CAMPAIGN_TYPES: readonly ["GENERIC", "EMPLOYEE_PRICING"];
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];
export const ORDER_STATUSES: readonly ["ACCEPTED", "CANCELLED", "IN_TRANSIT", "PLACED", "PREPARED", "RECEIVED", "REJECTED", "UNKNOWN_ORDER_STATUS", "SCHEDULED", "DELIVERY_CREATED", "DELIVERY_CANCELED", "COURIER_CONFIRMED", "COURIER_ENROUTE_PICKUP", "COURIER_CONFIRMED_STORE_ARRIVAL", "COURIER_PICKED_UP", "COURIER_ENROUTE_DROPOFF", "COURIER_CONFIRMED_CONSUMER_ARRIVAL", "COURIER_DROPPED_OFF"];
export type OrderStatusValue = (typeof ORDER_STATUSES)[number];
export const ORDER_IDENTIFIER_TYPES: readonly ["ID", "TOKEN", "GUEST_TOKEN"];
export type OrderIdentifierType = (typeof ORDER_IDENTIFIER_TYPES)[number];
export const PLACEMENT_TYPES: readonly ["DEFAULT", "IN_STORE"];
export type PlacementType = (typeof PLACEMENT_TYPES)[number];
export const PAYMENT_OPTION_TYPES: readonly ["UNKNOWN_TYPE", "CREDIT_CARD_VAULTED", "CREDIT_CARD_ONE_TIME", "APPLE_PAY", "GOOGLE_PAY", "PAY_PAL", "INVOICE"];
export type PaymentOptionType = (typeof PAYMENT_OPTION_TYPES)[number];
export const NATIVE_PAYMENT_TYPES: readonly ["APPLE_PAY", "GOOGLE_PAY", "IN_APP_STORED_PAYMENT"];
export type NativePaymentType = (typeof NATIVE_PAYMENT_TYPES)[number];
export const EMBEDDED_EVENTS: readonly ["WEBVIEW_CLOSE"];
export type EmbeddedEvent = (typeof EMBEDDED_EVENTS)[number];
export const EMBED_CHANNEL = "tiffin-embed";
export const EMBED_VERSION = 1;
export const EMBED_FAILURES: readonly ["VERSION", "TOKEN", "PROFILE"];
export type EmbedFailure = (typeof EMBED_FAILURES)[number];
export const NATIVE_PLATFORMS: readonly ["iOS", "Android"];
export type NativePlatform = (typeof NATIVE_PLATFORMS)[number];
export const PAYMENT_PROCESSORS: readonly ["UNKNOWN_PROCESSOR", "STRIPE", "TIFFIN"];
export type PaymentProcessor = (typeof PAYMENT_PROCESSORS)[number];
export const PAYMENT_PROVIDERS: readonly ["STRIPE", "TIFFIN", "NONE"];
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
export const PAYMENT_ENTITY_TYPES: readonly ["PAYMENT_OPTION", "ACCOUNT"];
export type PaymentEntityType = (typeof PAYMENT_ENTITY_TYPES)[number];
export const PAYMENT_SOURCE_TYPES: readonly ["PERSONAL", "CORPORATE"];
export type PaymentSourceType = (typeof PAYMENT_SOURCE_TYPES)[number];
export const CHECKOUT_STEPS: readonly ["PAYMENT", "REVIEW"];
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];
export const PAYMENT_SPLITS: readonly ["PAY_SEPARATELY", "FIXED_AMOUNT"];
export type PaymentSplit = (typeof PAYMENT_SPLITS)[number];
export const DISCOUNT_TYPES: readonly ["AMOUNT_OFF", "PERCENT_OFF", "PERCENT_OFF_BASE", "FIXED_PRICE", "FIXED_PRICE_BASE"];
export type DiscountType = (typeof DISCOUNT_TYPES)[number];
export const FULFILLMENT_STATES: readonly ["CREATED", "OPEN", "SCHEDULED", "CLOSED", "CANCELLED", "EXPIRED"];
export type FulfillmentState = (typeof FULFILLMENT_STATES)[number];
export const GUEST_STATUSES: readonly ["BROWSING", "READY"];
export type GuestStatus = (typeof GUEST_STATUSES)[number];
export const FULFILLMENT_FLOW_TYPES: readonly ["HOST_ALWAYS_GUEST", "ADMIN_OPTIONAL_GUEST"];
export type FulfillmentFlowType = (typeof FULFILLMENT_FLOW_TYPES)[number];
export const FULFILLMENT_KINDS: readonly ["FULFILLMENT", "PRIVATE_PIGGYBACK"];
export type FulfillmentKind = (typeof FULFILLMENT_KINDS)[number];
export const SHARE_MODES: readonly ["LINK_ONLY", "DEFAULT_TEAM"];
export type ShareMode = (typeof SHARE_MODES)[number];
export const ACTIVE_ENTITY_TYPES: readonly ["CART", "ORDER", "FULFILLMENT"];
export type ActiveEntityType = (typeof ACTIVE_ENTITY_TYPES)[number];
export const GROUP_VISIBILITIES: readonly ["PUBLIC"];
export const GROUP_VALIDATION_FIELDS: readonly ["deliveryLocation", "scheduledForTime"];
export const MENU_ITEM_TAGS: readonly ["VEGETARIAN", "VEGAN", "SPICY", "POPULAR", "GLUTEN_FREE", "HALAL"];
export const MEMBERSHIP_STATUSES: readonly ["NOT_JOINED", "MEMBER"];
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];
export const EMAIL_VERIFICATION_STATUSES: readonly ["NOT_VERIFIED", "PENDING", "VERIFIED"];
export type EmailVerificationStatus = (typeof EMAIL_VERIFICATION_STATUSES)[number];
export const TEAM_STATUSES: readonly ["DOES_NOT_EXIST", "INVITE_ONLY", "JOINABLE", "JOINED"];
export type TeamStatus = (typeof TEAM_STATUSES)[number];
export const ORDER_SOURCES: readonly ["TIFFIN_APP", "TIFFIN_ONE", "ORGANIZATION", "GOOGLE_FOOD"];
export type OrderSourceName = (typeof ORDER_SOURCES)[number];
export const SOURCE_TYPES: readonly ["TIFFIN_WEB", "TIFFIN_APP", "ORGANIZATION"];
export type SourceType = (typeof SOURCE_TYPES)[number];
export const ORDER_CREATION_REASONS: readonly ["ITEM_NOT_FOR_SALE_AT_THIS_TIME", "SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME", "SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE", "INCENTIVES_INVALID", "GROUP_ORDER_APP_ONLY"];
export type OrderCreationReason = (typeof ORDER_CREATION_REASONS)[number];
}

declare module 'contract-2/shared/contracts/src/errors' {
export const ERROR_STATUSES: {
    readonly INVALID_PARAMETER: readonly [400, 413, 415];
    readonly UNAUTHORIZED: readonly [401];
    readonly FORBIDDEN: readonly [403];
    readonly NOT_FOUND: readonly [404];
    readonly UNKNOWN: readonly [500];
    readonly SIGN_ON_UNREACHABLE: readonly [503];
    readonly INVALID_CART_ITEM: readonly [400];
    readonly INVALID_CART_ITEM_PERK: readonly [400];
    readonly PROMOTION_ELIGIBILITY_ERROR: readonly [400];
    readonly CART_CHANGED: readonly [409];
    readonly CART_EMPTY: readonly [400];
    readonly CART_IN_GROUP: readonly [409];
    readonly ORDER_CREATION: readonly [400, 409];
    readonly MERCHANT_NOT_ACCEPTING: readonly [409];
    readonly DELIVERY_ADDRESS_MISSING: readonly [400];
    readonly DELIVERY_MINIMUM_NOT_REACHED: readonly [409];
    readonly PICKUP_LIMITS_NOT_MET: readonly [409];
    readonly ADDRESS_OUT_OF_RANGE: readonly [400];
    readonly CHECKOUT_OTP_REQUIRED: readonly [403];
    readonly CARD_DECLINED: readonly [402];
    readonly CARD_AUTHENTICATION_FAILED: readonly [402];
    readonly IDEMPOTENCY_KEY_REUSED: readonly [409];
    readonly ORDER_NOT_CANCELLABLE: readonly [409];
    readonly CONTINUE_NOT_SUPPORTED: readonly [400];
    readonly FULFILLMENT_NOT_JOINABLE: readonly [409];
    readonly FULFILLMENT_LOCKED: readonly [409];
    readonly GROUP_CHANGED: readonly [409];
    readonly GROUP_ORDERING_NOT_SUPPORTED: readonly [409];
    readonly GUEST_LIMIT_TOO_LOW: readonly [400];
    readonly HOST_CANNOT_LEAVE: readonly [409];
    readonly IN_ANOTHER_GROUP: readonly [409];
    readonly NOBODY_READY: readonly [409];
    readonly EMAIL_CODE_EXPIRED: readonly [400];
    readonly EMAIL_CODE_INVALID: readonly [400];
    readonly EMAIL_DOES_NOT_MATCH_TEAM: readonly [400];
    readonly EMAIL_DOMAIN_NOT_ALLOWED: readonly [400];
    readonly EMAIL_VERIFICATION_REQUIRED: readonly [403];
    readonly TEAM_EXISTS: readonly [409];
    readonly TEAM_INVITE_REQUIRED: readonly [403];
    readonly TEAM_LOCATION_EXISTS: readonly [409];
    readonly USER_NOT_WHITELISTED: readonly [403];
};
export type ErrorType = keyof typeof ERROR_STATUSES;
}

declare module 'contract-2/shared/event-bus/src/bus' {
import type { BusFacts } from 'contract-2/@tiffin/contracts';
import type { Bus } from 'contract-2/shared/event-bus/src/create-bus';
export const bus: Bus<BusFacts>;
}

declare module 'contract-2/shared/event-bus/src/create-bus' {
type Listener<Payload> = (payload: Payload) => void;
export type Bus<Facts> = {
    readonly emit: <Name extends keyof Facts>(name: Name, payload: Facts[Name]) => void;
    readonly on: <Name extends keyof Facts>(name: Name, listener: Listener<Facts[Name]>) => () => void;
};
export function createBus<Facts>(report?: (error: unknown) => void): Bus<Facts>;
export {};
}

declare module 'contract-2/shared/event-bus/src/speaks-contract' {
export function speaksContract(version: unknown): boolean;
}

declare module 'contract-2/shared/federation/src/runtime/dirty' {
export function isAnyDirty(): boolean;
export function useDirty(isDirty: boolean): void;
}

declare module 'contract-2/shared/federation/src/runtime/lazy-screen' {
import type { ComponentType } from 'react';
type Load<P> = () => Promise<{
    readonly View: ComponentType<P>;
}>;
export function lazyScreen<P extends object>(load: Load<P>): ComponentType<P>;
export {};
}

declare module 'contract-2/shared/federation/src/runtime/loader-context' {
import type { RemoteLoader } from 'contract-2/shared/federation/src/runtime/remote-loader';
export const RemoteLoaderProvider: import("react").Provider<RemoteLoader | null>;
export function useRemoteLoader(): RemoteLoader | null;
}

declare module 'contract-2/shared/federation/src/runtime/remote-boundary' {
import type { ReactElement, ReactNode } from 'react';
type Props = {
    readonly remote: string;
    readonly skeleton?: ReactNode;
    readonly notFound?: ReactNode;
};
export function RemoteBoundary({ remote, skeleton, notFound }: Props): ReactElement;
export {};
}

declare module 'contract-2/shared/federation/src/runtime/remote-load-error' {
type Cause = {
    readonly remote: string;
    readonly version: string;
    readonly url: string;
    readonly cause: unknown;
};
export class RemoteLoadError extends Error {
    readonly remote: string;
    readonly version: string;
    readonly url: string;
    constructor({ remote, version, url, cause }: Cause);
}
export {};
}

declare module 'contract-2/shared/federation/src/runtime/remote-loader' {
import type { Remote, SlotName } from 'contract-2/@tiffin/contracts';
export type LoadedRemote = {
    readonly name: string;
    readonly version: string;
    readonly url: string;
    readonly remote: Remote;
};
export type RemoteLoader = {
    readonly peek: (name: string) => LoadedRemote | undefined;
    readonly load: (name: string, askedAt?: number) => Promise<LoadedRemote>;
    readonly ownerOf: (slot: SlotName) => string | undefined;
    readonly report: (error: Error, remote?: string) => void;
    readonly renew: (name: string) => void;
    readonly worked: (loaded: LoadedRemote) => void;
    readonly refuse: (loaded: LoadedRemote) => boolean;
};
}

declare module 'contract-2/shared/federation/src/runtime/render-boundary' {
import { Component } from 'react';
import type { ReactNode } from 'react';
type Props = {
    readonly children: ReactNode;
    readonly onError: (error: Error) => void;
    readonly fallback: (retry: () => void, error: unknown) => ReactNode;
    readonly place?: string;
};
type State = {
    readonly hasFailed: boolean;
    readonly error?: unknown;
    readonly failedAt?: string | undefined;
    readonly attempt: number;
};
export class RenderBoundary extends Component<Props, State> {
    state: State;
    static getDerivedStateFromError(error: unknown): Partial<State>;
    componentDidCatch(error: unknown): void;
    componentDidUpdate(): void;
    render(): ReactNode;
}
export {};
}

declare module 'contract-2/shared/federation/src/runtime/slot' {
import type { ReactNode } from 'react';
import type { SlotName, SlotProps } from 'contract-2/@tiffin/contracts';
type Props = SlotProps & {
    readonly name: SlotName;
};
export function Slot({ name, ...props }: Props): ReactNode;
export {};
}

declare module 'contract-2/shared/i18n/src/create-format' {
import type { Locale } from 'contract-2/@tiffin/contracts';
export type Instant = string | number | Date;
export type Format = {
    readonly money: (micro: number, currencyCode: string) => string;
    readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
    readonly time: (at: Instant, timeZone?: string) => string;
    readonly date: (at: Instant, timeZone?: string) => string;
    readonly day: (at: Instant, timeZone?: string) => string;
    readonly dateTime: (at: Instant, timeZone?: string) => string;
    readonly timeRange: (from: Instant, to: Instant, timeZone?: string) => string;
    readonly list: (items: readonly string[]) => string;
    readonly relative: (at: Instant, now: Instant) => string;
};
export function createFormat(locale: Locale): Format;
}

declare module 'contract-2/shared/i18n/src/create-i18n' {
import type { i18n } from 'i18next';
import type { Locale } from 'contract-2/@tiffin/contracts';
export function createI18n(locale: Locale, { ownsPage }?: {
    ownsPage?: boolean | undefined;
}): i18n;
}

declare module 'contract-2/shared/i18n/src/i18n-provider' {
import type { i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
type I18nProviderProps = {
    readonly i18n: i18n;
    readonly children: ReactNode;
};
export function I18nProvider({ i18n, children }: I18nProviderProps): ReactElement;
export {};
}

declare module 'contract-2/shared/i18n/src/language-tag' {
import type { Locale } from 'contract-2/@tiffin/contracts';
export function languageTag(locale: Locale): string;
}

declare module 'contract-2/shared/i18n/src/late-message' {
import type { ComponentProps, ReactElement } from 'react';
const Late: import("react").LazyExoticComponent<typeof import("contract-2/shared/i18n/src/message").Message>;
export function Message(props: ComponentProps<typeof Late>): ReactElement;
export {};
}

declare module 'contract-2/shared/i18n/src/locale' {
import type { Locale } from 'contract-2/@tiffin/contracts';
export function toLocale(value: string | null | undefined): Locale;
}

declare module 'contract-2/shared/i18n/src/message' {
import type { ReactElement } from 'react';
import type { MessageValues } from 'contract-2/@tiffin/i18n';
type MessageProps = {
    readonly namespace: string;
    readonly name: string;
    readonly values?: MessageValues;
    readonly components: Readonly<Record<string, ReactElement>>;
};
export function Message({ namespace, name, values, components }: MessageProps): ReactElement;
export {};
}

declare module 'contract-2/shared/i18n/src/message-catalogue' {
import type { Locale } from 'contract-2/@tiffin/contracts';
import type { Messages } from 'contract-2/shared/i18n/src/messages';
type Entry = {
    readonly namespace: string;
    readonly locale: Locale;
    readonly messages: Messages;
};
type Listener = (entry: Entry) => void;
type Load = () => Promise<{
    readonly default: Messages;
}>;
export function addMessages(namespace: string, locale: Locale, messages: Messages): void;
export function addMessagesLater(namespace: string, locale: Locale, load: Load): void;
export function speak(locale: Locale): void;
export function messagesReady(): Promise<void>;
export function followMessages(listener: Listener): () => void;
export {};
}

declare module 'contract-2/shared/i18n/src/messages' {
export type Messages = {
    readonly [key: string]: string | Messages;
};
export function messageKeys(messages: Messages, prefix?: string): readonly string[];
}

declare module 'contract-2/shared/i18n/src/report-missing-message' {
type Report = (text: string) => void;
export function setMissingMessageReporter(next: Report | null): void;
export function reportMissingMessage(locale: string, namespace: string, key: string): void;
export {};
}

declare module 'contract-2/shared/i18n/src/set-locale' {
import type { Locale } from 'contract-2/@tiffin/contracts';
export function setLocale(locale: Locale): Promise<void>;
}

declare module 'contract-2/shared/i18n/src/use-format' {
import type { Format } from 'contract-2/shared/i18n/src/create-format';
export function useFormat(): Format;
}

declare module 'contract-2/shared/i18n/src/use-i18n' {
import type { i18n } from 'i18next';
export function useI18n(): i18n;
}

declare module 'contract-2/shared/i18n/src/use-locale' {
import type { Locale } from 'contract-2/@tiffin/contracts';
export function useLocale(): Locale;
}

declare module 'contract-2/shared/i18n/src/use-messages' {
import type { i18n } from 'i18next';
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: MessageValues) => string;
export function useMessages(namespace: string): Translate;
export function expectMessage(instance: i18n, namespace: string, key: string, values?: MessageValues): void;
}

declare module 'contract-2/shared/router/src/app-history' {
import type { UNSAFE_createBrowserHistory } from 'react-router-dom';
export type AppHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
}

declare module 'contract-2/shared/ui/src/action/button' {
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
import type { ButtonSize, ButtonVariant } from 'contract-2/shared/ui/src/action/button-look';
export type ButtonLookProps = {
    readonly variant?: ButtonVariant;
    readonly size?: ButtonSize;
    readonly wide?: boolean;
    readonly icon?: IconName;
    readonly amount?: ReactNode;
};
type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLookProps & {
    readonly busy?: boolean;
};
export function Button(props: ButtonProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/action/button-link' {
import type { LinkProps } from 'contract-2/@tiffin/router';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { ButtonLookProps } from 'contract-2/shared/ui/src/action/button';
export function ButtonLink(props: LinkProps & ButtonLookProps): ReactElement;
export function ButtonAnchor(props: ComponentPropsWithRef<'a'> & ButtonLookProps): ReactElement;
}

declare module 'contract-2/shared/ui/src/action/button-look' {
const variants: {
    readonly primary: import("styled-components").RuleSet<object>;
    readonly quiet: import("styled-components").RuleSet<object>;
    readonly outline: import("styled-components").RuleSet<object>;
    readonly ink: import("styled-components").RuleSet<object>;
    readonly accent: import("styled-components").RuleSet<object>;
    readonly danger: import("styled-components").RuleSet<object>;
};
const sizes: {
    readonly big: import("styled-components").RuleSet<object>;
    readonly normal: import("styled-components").RuleSet<object>;
    readonly small: import("styled-components").RuleSet<object>;
};
export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;
export type ButtonStyle = {
    readonly $variant: ButtonVariant;
    readonly $size: ButtonSize;
    readonly $wide: boolean;
    readonly $split: boolean;
};
export const buttonLook: import("styled-components").RuleSet<NoInfer<ButtonStyle>>;
export const Amount: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export {};
}

declare module 'contract-2/shared/ui/src/action/chip' {
import type { LinkProps } from 'contract-2/@tiffin/router';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
type ChipProps = ComponentPropsWithRef<'button'> & {
    readonly pressed?: boolean;
    readonly icon?: IconName;
};
export function Chip({ pressed, icon, children, type, ...rest }: ChipProps): ReactElement;
type ChipLinkProps = LinkProps & {
    readonly current?: boolean;
    readonly icon?: IconName;
};
export function ChipLink({ current, icon, children, ...rest }: ChipLinkProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/action/icon-button' {
import type { LinkProps } from 'contract-2/@tiffin/router';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
type IconControl = {
    readonly label: string;
    readonly icon: IconName;
    readonly filled?: boolean;
    readonly count?: number;
};
export function IconButton(props: ComponentPropsWithRef<'button'> & IconControl): ReactElement;
export function IconLink(props: LinkProps & IconControl): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/action/spinner' {
export const Spinner: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, "aria-hidden"> & Partial<Pick<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, "aria-hidden">>> & string;
}

declare module 'contract-2/shared/ui/src/action/text-link' {
type TextLinkStyle = {
    readonly $small?: boolean;
    readonly $danger?: boolean;
    readonly $inherit?: boolean;
};
export const TextLink: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react-router-dom").LinkProps & import("react").RefAttributes<HTMLAnchorElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, TextLinkStyle>> & string & Omit<import("react").ForwardRefExoticComponent<import("react-router-dom").LinkProps & import("react").RefAttributes<HTMLAnchorElement>>, keyof import("react").Component<any, {}, any>>;
export const TextAnchor: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, TextLinkStyle>> & string;
export const TextButton: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, TextLinkStyle>, "type" | "value" | "key" | "id" | "title" | "name" | "form" | "results" | "onLoad" | "onError" | "slot" | "style" | "hidden" | "lang" | "children" | "ref" | "defaultValue" | "defaultChecked" | "suppressContentEditableWarning" | "suppressHydrationWarning" | "accessKey" | "autoCapitalize" | "autoFocus" | "className" | "contentEditable" | "contextMenu" | "dir" | "draggable" | "enterKeyHint" | "nonce" | "spellCheck" | "tabIndex" | "translate" | "radioGroup" | "role" | "about" | "content" | "datatype" | "inlist" | "prefix" | "property" | "rel" | "resource" | "rev" | "typeof" | "vocab" | "autoCorrect" | "autoSave" | "color" | "itemProp" | "itemScope" | "itemType" | "itemID" | "itemRef" | "security" | "unselectable" | "popover" | "popoverTargetAction" | "popoverTarget" | "inert" | "inputMode" | "is" | "exportparts" | "part" | "aria-activedescendant" | "aria-atomic" | "aria-autocomplete" | "aria-braillelabel" | "aria-brailleroledescription" | "aria-busy" | "aria-checked" | "aria-colcount" | "aria-colindex" | "aria-colindextext" | "aria-colspan" | "aria-controls" | "aria-current" | "aria-describedby" | "aria-description" | "aria-details" | "aria-disabled" | "aria-dropeffect" | "aria-errormessage" | "aria-expanded" | "aria-flowto" | "aria-grabbed" | "aria-haspopup" | "aria-hidden" | "aria-invalid" | "aria-keyshortcuts" | "aria-label" | "aria-labelledby" | "aria-level" | "aria-live" | "aria-modal" | "aria-multiline" | "aria-multiselectable" | "aria-orientation" | "aria-owns" | "aria-placeholder" | "aria-posinset" | "aria-pressed" | "aria-readonly" | "aria-relevant" | "aria-required" | "aria-roledescription" | "aria-rowcount" | "aria-rowindex" | "aria-rowindextext" | "aria-rowspan" | "aria-selected" | "aria-setsize" | "aria-sort" | "aria-valuemax" | "aria-valuemin" | "aria-valuenow" | "aria-valuetext" | "dangerouslySetInnerHTML" | "onCopy" | "onCopyCapture" | "onCut" | "onCutCapture" | "onPaste" | "onPasteCapture" | "onCompositionEnd" | "onCompositionEndCapture" | "onCompositionStart" | "onCompositionStartCapture" | "onCompositionUpdate" | "onCompositionUpdateCapture" | "onFocus" | "onFocusCapture" | "onBlur" | "onBlurCapture" | "onChange" | "onChangeCapture" | "onBeforeInput" | "onBeforeInputCapture" | "onInput" | "onInputCapture" | "onReset" | "onResetCapture" | "onSubmit" | "onSubmitCapture" | "onInvalid" | "onInvalidCapture" | "onLoadCapture" | "onErrorCapture" | "onKeyDown" | "onKeyDownCapture" | "onKeyPress" | "onKeyPressCapture" | "onKeyUp" | "onKeyUpCapture" | "onAbort" | "onAbortCapture" | "onCanPlay" | "onCanPlayCapture" | "onCanPlayThrough" | "onCanPlayThroughCapture" | "onDurationChange" | "onDurationChangeCapture" | "onEmptied" | "onEmptiedCapture" | "onEncrypted" | "onEncryptedCapture" | "onEnded" | "onEndedCapture" | "onLoadedData" | "onLoadedDataCapture" | "onLoadedMetadata" | "onLoadedMetadataCapture" | "onLoadStart" | "onLoadStartCapture" | "onPause" | "onPauseCapture" | "onPlay" | "onPlayCapture" | "onPlaying" | "onPlayingCapture" | "onProgress" | "onProgressCapture" | "onRateChange" | "onRateChangeCapture" | "onSeeked" | "onSeekedCapture" | "onSeeking" | "onSeekingCapture" | "onStalled" | "onStalledCapture" | "onSuspend" | "onSuspendCapture" | "onTimeUpdate" | "onTimeUpdateCapture" | "onVolumeChange" | "onVolumeChangeCapture" | "onWaiting" | "onWaitingCapture" | "onAuxClick" | "onAuxClickCapture" | "onClick" | "onClickCapture" | "onContextMenu" | "onContextMenuCapture" | "onDoubleClick" | "onDoubleClickCapture" | "onDrag" | "onDragCapture" | "onDragEnd" | "onDragEndCapture" | "onDragEnter" | "onDragEnterCapture" | "onDragExit" | "onDragExitCapture" | "onDragLeave" | "onDragLeaveCapture" | "onDragOver" | "onDragOverCapture" | "onDragStart" | "onDragStartCapture" | "onDrop" | "onDropCapture" | "onMouseDown" | "onMouseDownCapture" | "onMouseEnter" | "onMouseLeave" | "onMouseMove" | "onMouseMoveCapture" | "onMouseOut" | "onMouseOutCapture" | "onMouseOver" | "onMouseOverCapture" | "onMouseUp" | "onMouseUpCapture" | "onSelect" | "onSelectCapture" | "onTouchCancel" | "onTouchCancelCapture" | "onTouchEnd" | "onTouchEndCapture" | "onTouchMove" | "onTouchMoveCapture" | "onTouchStart" | "onTouchStartCapture" | "onPointerDown" | "onPointerDownCapture" | "onPointerMove" | "onPointerMoveCapture" | "onPointerUp" | "onPointerUpCapture" | "onPointerCancel" | "onPointerCancelCapture" | "onPointerEnter" | "onPointerLeave" | "onPointerOver" | "onPointerOverCapture" | "onPointerOut" | "onPointerOutCapture" | "onGotPointerCapture" | "onGotPointerCaptureCapture" | "onLostPointerCapture" | "onLostPointerCaptureCapture" | "onScroll" | "onScrollCapture" | "onScrollEnd" | "onScrollEndCapture" | "onWheel" | "onWheelCapture" | "onAnimationStart" | "onAnimationStartCapture" | "onAnimationEnd" | "onAnimationEndCapture" | "onAnimationIteration" | "onAnimationIterationCapture" | "onToggle" | "onBeforeToggle" | "onTransitionCancel" | "onTransitionCancelCapture" | "onTransitionEnd" | "onTransitionEndCapture" | "onTransitionRun" | "onTransitionRunCapture" | "onTransitionStart" | "onTransitionStartCapture" | "disabled" | "formAction" | "formEncType" | "formMethod" | "formNoValidate" | "formTarget"> & Partial<Pick<import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, TextLinkStyle>, "type" | "value" | "key" | "id" | "title" | "name" | "form" | "results" | "onLoad" | "onError" | "slot" | "style" | "hidden" | "lang" | "children" | "ref" | "defaultValue" | "defaultChecked" | "suppressContentEditableWarning" | "suppressHydrationWarning" | "accessKey" | "autoCapitalize" | "autoFocus" | "className" | "contentEditable" | "contextMenu" | "dir" | "draggable" | "enterKeyHint" | "nonce" | "spellCheck" | "tabIndex" | "translate" | "radioGroup" | "role" | "about" | "content" | "datatype" | "inlist" | "prefix" | "property" | "rel" | "resource" | "rev" | "typeof" | "vocab" | "autoCorrect" | "autoSave" | "color" | "itemProp" | "itemScope" | "itemType" | "itemID" | "itemRef" | "security" | "unselectable" | "popover" | "popoverTargetAction" | "popoverTarget" | "inert" | "inputMode" | "is" | "exportparts" | "part" | "aria-activedescendant" | "aria-atomic" | "aria-autocomplete" | "aria-braillelabel" | "aria-brailleroledescription" | "aria-busy" | "aria-checked" | "aria-colcount" | "aria-colindex" | "aria-colindextext" | "aria-colspan" | "aria-controls" | "aria-current" | "aria-describedby" | "aria-description" | "aria-details" | "aria-disabled" | "aria-dropeffect" | "aria-errormessage" | "aria-expanded" | "aria-flowto" | "aria-grabbed" | "aria-haspopup" | "aria-hidden" | "aria-invalid" | "aria-keyshortcuts" | "aria-label" | "aria-labelledby" | "aria-level" | "aria-live" | "aria-modal" | "aria-multiline" | "aria-multiselectable" | "aria-orientation" | "aria-owns" | "aria-placeholder" | "aria-posinset" | "aria-pressed" | "aria-readonly" | "aria-relevant" | "aria-required" | "aria-roledescription" | "aria-rowcount" | "aria-rowindex" | "aria-rowindextext" | "aria-rowspan" | "aria-selected" | "aria-setsize" | "aria-sort" | "aria-valuemax" | "aria-valuemin" | "aria-valuenow" | "aria-valuetext" | "dangerouslySetInnerHTML" | "onCopy" | "onCopyCapture" | "onCut" | "onCutCapture" | "onPaste" | "onPasteCapture" | "onCompositionEnd" | "onCompositionEndCapture" | "onCompositionStart" | "onCompositionStartCapture" | "onCompositionUpdate" | "onCompositionUpdateCapture" | "onFocus" | "onFocusCapture" | "onBlur" | "onBlurCapture" | "onChange" | "onChangeCapture" | "onBeforeInput" | "onBeforeInputCapture" | "onInput" | "onInputCapture" | "onReset" | "onResetCapture" | "onSubmit" | "onSubmitCapture" | "onInvalid" | "onInvalidCapture" | "onLoadCapture" | "onErrorCapture" | "onKeyDown" | "onKeyDownCapture" | "onKeyPress" | "onKeyPressCapture" | "onKeyUp" | "onKeyUpCapture" | "onAbort" | "onAbortCapture" | "onCanPlay" | "onCanPlayCapture" | "onCanPlayThrough" | "onCanPlayThroughCapture" | "onDurationChange" | "onDurationChangeCapture" | "onEmptied" | "onEmptiedCapture" | "onEncrypted" | "onEncryptedCapture" | "onEnded" | "onEndedCapture" | "onLoadedData" | "onLoadedDataCapture" | "onLoadedMetadata" | "onLoadedMetadataCapture" | "onLoadStart" | "onLoadStartCapture" | "onPause" | "onPauseCapture" | "onPlay" | "onPlayCapture" | "onPlaying" | "onPlayingCapture" | "onProgress" | "onProgressCapture" | "onRateChange" | "onRateChangeCapture" | "onSeeked" | "onSeekedCapture" | "onSeeking" | "onSeekingCapture" | "onStalled" | "onStalledCapture" | "onSuspend" | "onSuspendCapture" | "onTimeUpdate" | "onTimeUpdateCapture" | "onVolumeChange" | "onVolumeChangeCapture" | "onWaiting" | "onWaitingCapture" | "onAuxClick" | "onAuxClickCapture" | "onClick" | "onClickCapture" | "onContextMenu" | "onContextMenuCapture" | "onDoubleClick" | "onDoubleClickCapture" | "onDrag" | "onDragCapture" | "onDragEnd" | "onDragEndCapture" | "onDragEnter" | "onDragEnterCapture" | "onDragExit" | "onDragExitCapture" | "onDragLeave" | "onDragLeaveCapture" | "onDragOver" | "onDragOverCapture" | "onDragStart" | "onDragStartCapture" | "onDrop" | "onDropCapture" | "onMouseDown" | "onMouseDownCapture" | "onMouseEnter" | "onMouseLeave" | "onMouseMove" | "onMouseMoveCapture" | "onMouseOut" | "onMouseOutCapture" | "onMouseOver" | "onMouseOverCapture" | "onMouseUp" | "onMouseUpCapture" | "onSelect" | "onSelectCapture" | "onTouchCancel" | "onTouchCancelCapture" | "onTouchEnd" | "onTouchEndCapture" | "onTouchMove" | "onTouchMoveCapture" | "onTouchStart" | "onTouchStartCapture" | "onPointerDown" | "onPointerDownCapture" | "onPointerMove" | "onPointerMoveCapture" | "onPointerUp" | "onPointerUpCapture" | "onPointerCancel" | "onPointerCancelCapture" | "onPointerEnter" | "onPointerLeave" | "onPointerOver" | "onPointerOverCapture" | "onPointerOut" | "onPointerOutCapture" | "onGotPointerCapture" | "onGotPointerCaptureCapture" | "onLostPointerCapture" | "onLostPointerCaptureCapture" | "onScroll" | "onScrollCapture" | "onScrollEnd" | "onScrollEndCapture" | "onWheel" | "onWheelCapture" | "onAnimationStart" | "onAnimationStartCapture" | "onAnimationEnd" | "onAnimationEndCapture" | "onAnimationIteration" | "onAnimationIterationCapture" | "onToggle" | "onBeforeToggle" | "onTransitionCancel" | "onTransitionCancelCapture" | "onTransitionEnd" | "onTransitionEndCapture" | "onTransitionRun" | "onTransitionRunCapture" | "onTransitionStart" | "onTransitionStartCapture" | "disabled" | "formAction" | "formEncType" | "formMethod" | "formNoValidate" | "formTarget">>> & string;
export {};
}

declare module 'contract-2/shared/ui/src/announcement/announcements' {
type Listener = () => void;
export function announce(sentence: string): void;
export function readAnnouncement(): string;
export function followAnnouncements(listener: Listener): () => void;
export {};
}

declare module 'contract-2/shared/ui/src/announcement/announcer' {
import type { ReactElement } from 'react';
export function Announcer(): ReactElement;
}

declare module 'contract-2/shared/ui/src/brand/hero-carrier' {
import type { ReactElement } from 'react';
type HeroCarrierProps = {
    readonly tiers: readonly {
        readonly code: string;
        readonly glyphUrls: readonly string[];
    }[];
};
export function HeroCarrier({ tiers }: HeroCarrierProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/brand/logo' {
import type { ReactElement } from 'react';
type LogoProps = {
    readonly onField?: boolean;
    readonly small?: boolean;
};
export function Logo({ onField: isOnField, small }: LogoProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/badge' {
import type { ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
const tones: {
    readonly plain: import("styled-components").RuleSet<object>;
    readonly good: import("styled-components").RuleSet<object>;
    readonly warn: import("styled-components").RuleSet<object>;
    readonly bad: import("styled-components").RuleSet<object>;
    readonly info: import("styled-components").RuleSet<object>;
    readonly perk: import("styled-components").RuleSet<object>;
    readonly ink: import("styled-components").RuleSet<object>;
    readonly surface: import("styled-components").RuleSet<object>;
};
export type BadgeTone = keyof typeof tones;
type BadgeProps = {
    readonly tone?: BadgeTone;
    readonly icon?: IconName;
    readonly children: ReactNode;
    readonly className?: string;
};
export function Badge({ tone, icon, children, className }: BadgeProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/banner' {
import type { ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
const tones: {
    readonly info: import("styled-components").RuleSet<object>;
    readonly good: import("styled-components").RuleSet<object>;
    readonly warn: import("styled-components").RuleSet<object>;
    readonly bad: import("styled-components").RuleSet<object>;
};
export type BannerTone = keyof typeof tones;
export const BannerBox: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    readonly $tone: BannerTone;
}>> & string;
type BannerProps = {
    readonly tone?: BannerTone;
    readonly icon?: IconName;
    readonly children: ReactNode;
    readonly action?: ReactNode;
    readonly role?: 'alert' | 'status';
};
export function Banner({ tone, icon, children, action, role }: BannerProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/empty-state' {
import type { ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
type EmptyStateProps = {
    readonly title: ReactNode;
    readonly children?: ReactNode;
    readonly glyphUrl?: string;
    readonly icon?: IconName;
    readonly actions?: ReactNode;
    readonly hint?: ReactNode;
    readonly level?: 1 | 2 | 3;
};
export function EmptyState(props: EmptyStateProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/error-panel' {
import type { ReactElement, ReactNode } from 'react';
type ErrorPanelProps = {
    readonly title: ReactNode;
    readonly children?: ReactNode;
    readonly onRetry?: () => void;
    readonly busy?: boolean;
    readonly action?: ReactNode;
    readonly code?: string;
    readonly level?: 1 | 2 | 3;
};
export function ErrorPanel(props: ErrorPanelProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/meter' {
import type { ReactElement } from 'react';
type MeterProps = {
    readonly label: string;
    readonly value: number;
    readonly max: number;
};
export function Meter({ label, value, max }: MeterProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/offline-banner' {
import type { ReactElement, ReactNode } from 'react';
type OfflineBannerProps = {
    readonly note?: ReactNode;
    readonly onRetry?: () => void;
};
export function OfflineBanner({ note, onRetry }: OfflineBannerProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/room-banner' {
import type { To } from 'contract-2/@tiffin/router';
import type { ReactElement, ReactNode } from 'react';
type RoomBannerProps = {
    readonly to: To;
    readonly lid: ReactNode;
    readonly children: ReactNode;
    readonly note?: ReactNode;
};
export function RoomBanner({ to, lid, children, note }: RoomBannerProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/skeleton' {
import type { ReactElement, ReactNode } from 'react';
type SkeletonProps = {
    readonly $width?: string;
    readonly $height?: string;
    readonly $radius?: string;
};
export const Skeleton: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, SkeletonProps>> & string;
type LoadingProps = {
    readonly children: ReactNode;
    readonly label?: string;
};
export function Loading({ children, label }: LoadingProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/feedback/use-delayed' {
export function useDelayed(active: boolean, delayMs?: number): boolean;
}

declare module 'contract-2/shared/ui/src/feedback/use-online' {
export function useOnline(): boolean;
}

declare module 'contract-2/shared/ui/src/form/choice-row' {
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
type ChoiceRowProps = Omit<ComponentPropsWithRef<'input'>, 'title' | 'type'> & {
    readonly type?: 'radio' | 'checkbox';
    readonly icon?: IconName;
    readonly title: ReactNode;
    readonly note?: ReactNode;
    readonly aside?: ReactNode;
};
export function ChoiceRow(props: ChoiceRowProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/field' {
import type { ReactElement, ReactNode } from 'react';
export const LabelText: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
type FieldProps = {
    readonly label: ReactNode;
    readonly hideLabel?: boolean;
    readonly aside?: ReactNode;
    readonly hint?: ReactNode;
    readonly error?: ReactNode;
    readonly required?: boolean;
    readonly children: ReactNode;
};
export function Field(props: FieldProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/field-error' {
import type { ReactElement, ReactNode } from 'react';
type FieldErrorProps = {
    readonly id?: string;
    readonly children: ReactNode;
};
export function FieldError({ id, children }: FieldErrorProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/input' {
import type { ComponentPropsWithRef, ReactElement } from 'react';
export const inputLook: import("styled-components").RuleSet<object>;
type InputProps = ComponentPropsWithRef<'input'> & {
    readonly code?: boolean;
};
export function Input({ code, ...rest }: InputProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/option-group' {
import type { ReactElement, ReactNode, Ref } from 'react';
export const OptionRow: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
type OptionGroupProps = {
    readonly title: ReactNode;
    readonly rule?: ReactNode;
    readonly error?: ReactNode;
    readonly nested?: boolean;
    readonly ref?: Ref<HTMLFieldSetElement>;
    readonly children: ReactNode;
};
export function OptionGroup(props: OptionGroupProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/search-box' {
import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
type SearchBoxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> & {
    readonly label: string;
    readonly icon?: IconName;
    readonly value: string;
    readonly onChange: (value: string) => void;
};
export function SearchBox(props: SearchBoxProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/segmented' {
import type { ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
type SegmentedProps<Value extends string> = {
    readonly legend: string;
    readonly value: Value;
    readonly options: readonly {
        readonly value: Value;
        readonly label: ReactNode;
        readonly icon?: IconName;
        readonly disabled?: boolean;
    }[];
    readonly onChange: (value: Value) => void;
};
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/select' {
import type { ComponentPropsWithRef, ReactElement } from 'react';
export function Select(props: ComponentPropsWithRef<'select'>): ReactElement;
}

declare module 'contract-2/shared/ui/src/form/switch' {
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
    readonly label: ReactNode;
    readonly note?: ReactNode;
};
export function Switch({ label, note, ...rest }: SwitchProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/textarea' {
import type { ComponentPropsWithRef, ReactElement } from 'react';
export function Textarea(props: ComponentPropsWithRef<'textarea'>): ReactElement;
}

declare module 'contract-2/shared/ui/src/form/tick' {
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
export const Tick: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").InputHTMLAttributes<HTMLInputElement>, HTMLInputElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
type TickProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
    readonly label: ReactNode;
};
export function Checkbox({ label, ...rest }: TickProps): ReactElement;
export function Radio({ label, ...rest }: TickProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/form/tile-group' {
import type { ReactElement, ReactNode } from 'react';
type TileGroupProps<Value extends string> = {
    readonly legend: string;
    readonly value: Value | undefined;
    readonly options: readonly {
        readonly value: Value;
        readonly label: ReactNode;
        readonly note?: ReactNode;
        readonly disabled?: boolean;
    }[];
    readonly onChange: (value: Value) => void;
    readonly fill?: boolean;
};
export function TileGroup<Value extends string>(props: TileGroupProps<Value>): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/icon/icon' {
import type { ReactElement } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
const edges: {
    readonly small: 16;
    readonly normal: 20;
    readonly large: 28;
};
export type IconSize = keyof typeof edges;
type IconProps = {
    readonly name: IconName;
    readonly size?: IconSize;
};
export function Icon({ name, size }: IconProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/icon/icon-paths' {
export const iconPaths: {
    readonly bag: "M5 8h14l1 12H4L5 8zM9 8V6a3 3 0 0 1 6 0v2";
    readonly bell: "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4";
    readonly bike: "M2 17a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM15 17a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM5.5 17 9 9h6l3.5 8M9 9l4 8M15 9l-.8-3H17";
    readonly building: "M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3";
    readonly calendar: "M7 5h10a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3h-10a3 3 0 0 1 -3 -3v-10a3 3 0 0 1 3 -3zM4 10h16M8 3v4M16 3v4";
    readonly card: "M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3zM3 10h18M7 15h3";
    readonly check: "m4.5 12.5 5 5 10-11";
    readonly 'chevron-down': "m5 9 7 7 7-7";
    readonly 'chevron-left': "m15 5-7 7 7 7";
    readonly 'chevron-right': "m9 5 7 7-7 7";
    readonly 'chevron-up': "m5 15 7-7 7 7";
    readonly clock: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 7v5l3.5 2";
    readonly close: "M6 6l12 12M18 6 6 18";
    readonly copy: "M11 8h6a3 3 0 0 1 3 3v6a3 3 0 0 1 -3 3h-6a3 3 0 0 1 -3 -3v-6a3 3 0 0 1 3 -3zM16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2";
    readonly edit: "M4 20l1-5L16 4l4 4L9 19l-5 1zM13.5 6.5l4 4";
    readonly external: "M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4";
    readonly flame: "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2.5-7C10 8 11 9.5 11 11c1.5-2 1.5-5 1-8z";
    readonly heart: "M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z";
    readonly home: "M4 11l8-7 8 7v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM10 20v-6h4v6";
    readonly info: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 11v5.5M12 7.5v.01";
    readonly language: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM3 12h18M12 3c-5.5 5.5-5.5 12.5 0 18M12 3c5.5 5.5 5.5 12.5 0 18";
    readonly leaf: "M5 20C4 10 10 4 20 4c0 10-6 15-14 13M5 20c2-5 5-8 9-10";
    readonly link: "M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1";
    readonly lock: "M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM8 10.5V7.5a4 4 0 0 1 8 0v3";
    readonly logout: "M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15 8l4 4-4 4M19 12H9";
    readonly mail: "M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3zM4 7.5l8 6 8-6";
    readonly menu: "M4 7h16M4 12h16M4 17h16";
    readonly minus: "M5 12h14";
    readonly offline: "M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 8.7a15 15 0 0 1 4.5-2.9M19 12.5a10 10 0 0 0-5-2.7M22 8.7a15 15 0 0 0-11-3.6M8.5 16a5 5 0 0 1 6 0M12 20v.01";
    readonly people: "M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.8c1.7.8 2.7 2.5 3 5.2";
    readonly phone: "M6 3.5h3l1.5 4.5-2.2 1.6a11.5 11.5 0 0 0 6.1 6.1L16 13.5l4.5 1.5v3a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z";
    readonly pin: "M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z";
    readonly plus: "M12 5v14M5 12h14";
    readonly qr: "M5 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM15 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM5 14h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM14 14h2v2M20 14v.01M17 17h.01M20 17v3h-3M14 20v.01";
    readonly receipt: "M6 3h12v18l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21zM9.5 8h5M9.5 12h5";
    readonly refresh: "M4 12a8 8 0 1 1 2.5 5.8M4 12V6M4 12h6";
    readonly search: "M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM20 20l-4-4";
    readonly share: "M12 15V3M7.5 7 12 3l4.5 4M5 12v8h14v-8";
    readonly split: "M12 21v-8L5 6M12 13l7-7M5 11V6h5M19 11V6h-5";
    readonly star: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z";
    readonly table: "M3 9h18M6 9l-2 11M18 9l2 11M12 9v11M9 5h6";
    readonly ticket: "M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4zM14 6v12";
    readonly trash: "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5";
    readonly user: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4 21c.8-4 4-6 8-6s7.2 2 8 6";
    readonly walk: "M11.2 4.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM9 21l2.5-6M16.5 21 15 16l-3.5-3.5L13 8.5l-3.5 1.3L8 13M13 8.5l2.5 3 3 1";
    readonly wallet: "M4 7a2 2 0 0 1 2-2h11v4M4 7v10a2 2 0 0 0 2 2h14V9H6a2 2 0 0 1-2-2zM16 14h.01";
    readonly warning: "M12 3.5 22 20H2L12 3.5zM12 10v4.5M12 17.2v.01";
};
export type IconName = keyof typeof iconPaths;
}

declare module 'contract-2/shared/ui/src/layout/card' {
export const Card: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
}

declare module 'contract-2/shared/ui/src/layout/column' {
export const Column: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    readonly $gap?: number;
}>> & string;
}

declare module 'contract-2/shared/ui/src/layout/only' {
export const OnlyDesktop: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export const OnlyBelowDesktop: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
}

declare module 'contract-2/shared/ui/src/layout/row' {
type RowProps = {
    readonly $gap?: number;
    readonly $wrap?: boolean;
    readonly $between?: boolean;
    readonly $align?: 'start' | 'center' | 'end' | 'baseline';
};
export const Row: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, RowProps>> & string;
export const Grow: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export {};
}

declare module 'contract-2/shared/ui/src/layout/section' {
export const Section: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export const SectionHead: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
}

declare module 'contract-2/shared/ui/src/layout/side-layout' {
export const SideLayout: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    readonly $wide?: boolean;
}>> & string;
export const StickySide: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
}

declare module 'contract-2/shared/ui/src/layout/stack' {
export const Stack: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLUListElement>, HTMLUListElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
export const Tier: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").LiHTMLAttributes<HTMLLIElement>, HTMLLIElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
}

declare module 'contract-2/shared/ui/src/layout/wrap' {
export const Wrap: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
}

declare module 'contract-2/shared/ui/src/order/cart-bar' {
import type { ReactElement, ReactNode } from 'react';
type CartBarProps = {
    readonly label: string;
    readonly children: ReactNode;
};
export function CartBar({ label, children }: CartBarProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/category-bar' {
import type { ReactElement, ReactNode } from 'react';
type CategoryBarProps = {
    readonly label: string;
    readonly categories: readonly {
        readonly id: string;
        readonly name: ReactNode;
    }[];
    readonly currentId: string | undefined;
    readonly onSelect: (id: string) => void;
    readonly more?: ReactNode;
};
export function CategoryBar(props: CategoryBarProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/countdown' {
import type { ReactElement, ReactNode } from 'react';
type CountdownProps = {
    readonly untilMs: number;
    readonly sinceMs?: number;
    readonly skewMs?: number;
    readonly caption?: ReactNode;
    readonly onEnd?: () => void;
};
export function Countdown({ untilMs, sinceMs, skewMs, caption, onEnd }: CountdownProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/info-note' {
import type { ReactElement, ReactNode } from 'react';
type InfoNoteProps = {
    readonly label: string;
    readonly children: ReactNode;
};
export function InfoNote({ label, children }: InfoNoteProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/line' {
import type { ReactElement, ReactNode } from 'react';
type LineProps = {
    readonly picture?: ReactNode;
    readonly name: ReactNode;
    readonly detail?: ReactNode;
    readonly amount?: ReactNode;
    readonly action?: ReactNode;
    readonly control?: ReactNode;
};
export function Line({ picture, name, detail, amount, action, control }: LineProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/price' {
import type { ReactElement, ReactNode } from 'react';
type PriceProps = {
    readonly priceMicro: number;
    readonly currencyCode: string;
    readonly originalMicro?: number;
    readonly saving?: ReactNode;
};
export function Price({ priceMicro, currencyCode, originalMicro, saving }: PriceProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/progress-steps' {
import type { ReactElement, ReactNode } from 'react';
type StepState = 'done' | 'current' | 'next';
type ProgressStepsProps = {
    readonly label: string;
    readonly steps: readonly {
        readonly key: string;
        readonly label: ReactNode;
        readonly state: StepState;
    }[];
};
export function ProgressSteps({ label, steps }: ProgressStepsProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/setting-row' {
import type { To } from 'contract-2/@tiffin/router';
import type { ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
type SettingRowProps = {
    readonly icon: IconName;
    readonly title: ReactNode;
    readonly note?: ReactNode;
} & ({
    readonly onClick: () => void;
    readonly to?: undefined;
} | {
    readonly to: To;
    readonly onClick?: undefined;
});
export function SettingRow({ icon, title, note, onClick, to }: SettingRowProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/stepper' {
import type { ReactElement } from 'react';
type StepperProps = {
    readonly item: string;
    readonly count: number;
    readonly onChange: (count: number) => void;
    readonly min?: number;
    readonly max?: number;
    readonly bin?: boolean;
    readonly big?: boolean;
};
export function Stepper(props: StepperProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/order/time-left' {
export type TimeLeft = {
    readonly clock: string;
    readonly minutes: number;
    readonly isOver: boolean;
};
export function timeLeft(leftMs: number): TimeLeft;
export function crossedMark(beforeMs: number, nowMs: number): number | undefined;
}

declare module 'contract-2/shared/ui/src/order/totals' {
import type { ReactElement, ReactNode } from 'react';
const kinds: {
    readonly plain: import("styled-components").RuleSet<object>;
    readonly off: import("styled-components").RuleSet<object>;
    readonly sub: import("styled-components").RuleSet<object>;
    readonly total: import("styled-components").RuleSet<object>;
};
export type TotalsRow = {
    readonly key: string;
    readonly label: string;
    readonly amountMicro: number | string;
    readonly kind?: keyof typeof kinds;
    readonly info?: ReactNode;
};
type TotalsProps = {
    readonly rows: readonly TotalsRow[];
    readonly currencyCode: string;
    readonly busy?: boolean;
};
export function Totals({ rows, currencyCode, busy }: TotalsProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/overlay/combobox' {
import type { ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
type ComboboxProps = {
    readonly label?: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly options: readonly {
        readonly key: string;
        readonly text: string;
        readonly note?: ReactNode;
    }[];
    readonly onSelect: (key: string) => void;
    readonly icon?: IconName;
    readonly placeholder?: string;
    readonly autoComplete?: string;
    readonly emptyText?: ReactNode;
};
export function Combobox(props: ComboboxProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/overlay/confirm-dialog' {
import type { ReactElement, ReactNode } from 'react';
type ConfirmDialogProps = {
    readonly title: ReactNode;
    readonly onClose: () => void;
    readonly open?: boolean;
    readonly children?: ReactNode;
    readonly lid?: ReactNode;
    readonly picture?: ReactNode;
    readonly actions: ReactNode;
    readonly alert?: boolean;
    readonly closeable?: boolean;
};
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/overlay/dialog' {
import type { ReactElement, ReactNode, RefObject } from 'react';
type DialogProps = {
    readonly title: ReactNode;
    readonly hideTitle?: boolean;
    readonly onClose: () => void;
    readonly open?: boolean;
    readonly picture?: ReactNode;
    readonly footer?: ReactNode;
    readonly initialFocus?: RefObject<HTMLElement | null>;
    readonly keepOnScrim?: boolean;
    readonly children: ReactNode;
};
export function Dialog(props: DialogProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/overlay/disclosure' {
import type { ReactElement, ReactNode } from 'react';
type DisclosureProps = {
    readonly title: ReactNode;
    readonly children: ReactNode;
    readonly open?: boolean;
    readonly onToggle?: (open: boolean) => void;
    readonly defaultOpen?: boolean;
};
export function Disclosure({ title, children, open, onToggle, defaultOpen }: DisclosureProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/overlay/menu' {
import type { To } from 'contract-2/@tiffin/router';
import type { ReactElement, ReactNode } from 'react';
import type { IconName } from 'contract-2/shared/ui/src/icon/icon-paths';
export type MenuEntry = {
    readonly key: string;
    readonly label: ReactNode;
    readonly icon?: IconName;
    readonly lang?: string;
    readonly to?: To;
    readonly onSelect?: () => void;
    readonly checked?: boolean;
    readonly disabled?: boolean;
} | {
    readonly key: string;
    readonly separator: true;
};
type MenuProps = {
    readonly button: ReactElement;
    readonly label: string;
    readonly entries: readonly MenuEntry[];
    readonly defaultOpen?: boolean;
};
export function Menu({ button, label, entries, defaultOpen }: MenuProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/overlay/tabs' {
import type { ReactElement, ReactNode } from 'react';
type TabsProps = {
    readonly label: string;
    readonly tabs: readonly {
        readonly id: string;
        readonly name: ReactNode;
        readonly content: ReactNode;
    }[];
    readonly selectedId?: string;
    readonly onSelect?: (id: string) => void;
};
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/people/carrier-frame' {
import type { ReactElement, ReactNode } from 'react';
export function CarrierFrame({ children }: {
    readonly children: ReactNode;
}): ReactElement;
}

declare module 'contract-2/shared/ui/src/people/initials' {
export function initials(name: string): string;
}

declare module 'contract-2/shared/ui/src/people/lid' {
import type { ReactElement, ReactNode } from 'react';
import type { Hue } from 'contract-2/shared/ui/src/people/lid-hue';
type LidStyle = {
    readonly $hue?: Hue;
    readonly $small?: boolean;
    readonly $empty?: boolean;
};
export const LidCircle: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, LidStyle>> & string;
type LidProps = {
    readonly name: string;
    readonly hue: Hue;
    readonly small?: boolean;
    readonly empty?: boolean;
    readonly children?: ReactNode;
};
export function Lid({ name, hue, small: isSmall, empty, children }: LidProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/people/lid-hue' {
export const lidHues: readonly ["beetroot", "peaflower", "coriander", "aubergine", "paprika", "cardamom", "turmeric", "tamarind"];
export type Hue = (typeof lidHues)[number];
export function lidHueAt(index: number): Hue;
}

declare module 'contract-2/shared/ui/src/people/lid-row' {
import type { ReactElement } from 'react';
import type { Hue } from 'contract-2/shared/ui/src/people/lid-hue';
type LidRowProps = {
    readonly people: readonly {
        readonly key: string;
        readonly name: string;
        readonly hue: Hue;
    }[];
    readonly max?: number;
};
export function LidRow({ people, max }: LidRowProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/people/person' {
import type { ReactElement, ReactNode } from 'react';
type PersonProps = {
    readonly lid: ReactNode;
    readonly name: ReactNode;
    readonly note?: ReactNode;
    readonly amount?: ReactNode;
    readonly state?: ReactNode;
    readonly items?: readonly {
        readonly key: string;
        readonly label: ReactNode;
        readonly amount?: ReactNode;
    }[];
};
export function Person({ lid, name, note, amount, state, items }: PersonProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/people/share-bar' {
import type { ReactElement } from 'react';
import type { Hue } from 'contract-2/shared/ui/src/people/lid-hue';
type ShareBarProps = {
    readonly parts: readonly {
        readonly key: string;
        readonly name: string;
        readonly hue: Hue;
        readonly valueMicro: number;
    }[];
};
export function ShareBar({ parts }: ShareBarProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/picture/picture' {
import type { ReactElement, ReactNode } from 'react';
import type { Hue } from 'contract-2/shared/ui/src/people/lid-hue';
type PictureProps = {
    readonly src?: string | null;
    readonly ratio?: string;
    readonly height?: number;
    readonly width?: number;
    readonly radius?: number;
    readonly round?: boolean;
    readonly alt?: string;
    readonly hue?: Hue;
    readonly off?: boolean;
    readonly eager?: boolean;
    readonly tags?: ReactNode;
    readonly children?: ReactNode;
    readonly className?: string;
};
export function Picture(props: PictureProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/picture/picture-origins' {
export function setPictureOrigins(addresses: readonly string[]): void;
export function mayShowPicture(src: string): boolean;
}

declare module 'contract-2/shared/ui/src/text/heading' {
const looks: {
    readonly display: import("styled-components").RuleSet<object>;
    readonly h1: import("styled-components").RuleSet<object>;
    readonly h2: import("styled-components").RuleSet<object>;
    readonly h3: import("styled-components").RuleSet<object>;
};
export type HeadingLook = keyof typeof looks;
export const Heading: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLHeadingElement>, HTMLHeadingElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    readonly $look?: HeadingLook;
}>> & string;
export {};
}

declare module 'contract-2/shared/ui/src/text/page-heading' {
import type { ReactElement, ReactNode } from 'react';
import type { HeadingLook } from 'contract-2/shared/ui/src/text/heading';
type PageHeadingProps = {
    readonly children: ReactNode;
    readonly look?: HeadingLook;
    readonly className?: string;
};
export function PageHeading({ children, look, className }: PageHeadingProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/text/text' {
const sizes: {
    readonly body: import("styled-components").RuleSet<object>;
    readonly lead: import("styled-components").RuleSet<object>;
    readonly small: import("styled-components").RuleSet<object>;
    readonly hint: import("styled-components").RuleSet<object>;
    readonly micro: import("styled-components").RuleSet<object>;
};
const tones: {
    readonly muted: "var(--text-muted)";
    readonly danger: "var(--danger)";
    readonly success: "var(--success)";
    readonly warning: "var(--warning)";
};
type TextProps = {
    readonly $size?: keyof typeof sizes;
    readonly $tone?: keyof typeof tones;
    readonly $strong?: boolean;
    readonly $numeric?: boolean;
    readonly $center?: boolean;
};
export const Text: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, TextProps>> & string;
export {};
}

declare module 'contract-2/shared/ui/src/text/use-page-title' {
export function usePageTitle(title: string | undefined): void;
}

declare module 'contract-2/shared/ui/src/text/visually-hidden' {
export const VisuallyHidden: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
}

declare module 'contract-2/shared/ui/src/theme/breakpoint' {
export const breakpoint: {
    readonly mobileMax: 767;
    readonly tabletMax: 1024;
    readonly minSupported: 320;
};
export const media: {
    readonly mobile: "@media (max-width: 767px)";
    readonly belowDesktop: "@media (max-width: 1024px)";
    readonly tabletUp: `@media (min-width: ${number}px)`;
    readonly desktop: `@media (min-width: ${number}px)`;
    readonly narrow: "@media (max-width: 479px)";
    readonly tiny: "@media (max-width: 359px)";
    readonly dark: "@media (prefers-color-scheme: dark)";
};
}

declare module 'contract-2/shared/ui/src/theme/global-style' {
export const GlobalStyle: import("react").NamedExoticComponent<import("styled-components").ExecutionProps & object>;
}

declare module 'contract-2/shared/ui/src/theme/theme-scope' {
import type { ReactElement, ReactNode, Ref } from 'react';
type ThemeScopeProps = {
    readonly children: ReactNode;
    readonly lang?: string;
    readonly ref?: Ref<HTMLDivElement>;
};
export function ThemeScope({ children, lang, ref }: ThemeScopeProps): ReactElement;
export {};
}

declare module 'contract-2/shared/ui/src/toast/toast-host' {
import type { ReactElement } from 'react';
export function ToastHost(): ReactElement;
}

declare module 'contract-2/shared/ui/src/toast/toasts' {
export type Toast = {
    readonly key: string;
    readonly tone: 'plain' | 'good' | 'bad';
    readonly text: string;
    readonly action?: {
        readonly label: string;
        readonly onAction: () => void;
    };
};
export type ToastRequest = Omit<Toast, 'key' | 'tone'> & {
    readonly tone?: Toast['tone'];
};
export function toast(request: ToastRequest): string;
export function dismissToast(key: string): void;
export function readToasts(): readonly Toast[];
export function followToasts(listener: () => void): () => void;
}
