export { Button } from './action/button';
export type { ButtonLookProps } from './action/button';
export { ButtonAnchor, ButtonLink } from './action/button-link';
export type { ButtonSize, ButtonVariant } from './action/button-look';
export { IconButton, IconLink } from './action/icon-button';
export { Spinner } from './action/spinner';
export { TextAnchor, TextButton, TextLink } from './action/text-link';
export { announce } from './announcement/announcements';
export { Announcer } from './announcement/announcer';
export { Logo } from './brand/logo';
export { Badge } from './feedback/badge';
export type { BadgeTone } from './feedback/badge';
export { Banner } from './feedback/banner';
export type { BannerTone } from './feedback/banner';
export { EmptyState } from './feedback/empty-state';
export { ErrorPanel } from './feedback/error-panel';
export { LateBanner } from './feedback/late-banner';
export { OfflineBanner } from './feedback/offline-banner';
export { Loading, Skeleton } from './feedback/skeleton';
export { useDelayed } from './feedback/use-delayed';
export { useOnline } from './feedback/use-online';
export { LabelText } from './form/label-text';
export { FieldError } from './form/field-error';
export { Input } from './form/input';
export { OptionRow } from './form/option-row';
export { SearchBox } from './form/search-box';
export { Segmented } from './form/segmented';
export { Tick } from './form/tick';
export { Icon } from './icon/icon';
export type { IconSize } from './icon/icon';
export type { IconName } from './icon/icon-paths';
export { Card } from './layout/card';
export {
  CarrierFrame,
  Checkbox,
  Chip,
  ChipLink,
  ChoiceRow,
  Countdown,
  Field,
  HeroCarrier,
  InfoNote,
  LidRow,
  Line,
  Meter,
  OptionGroup,
  Person,
  ProgressSteps,
  Radio,
  RoomBanner,
  Select,
  SettingRow,
  ShareBar,
  Stepper,
  Switch,
  Textarea,
  ThemeScope,
  TileGroup,
  Totals,
} from './lazy-exports';
export { Column } from './layout/column';
export { OnlyBelowDesktop, OnlyDesktop } from './layout/shown-by-width';
export { NextSteps } from './layout/next-steps';
export { publishHeight } from './layout/publish-height';
export { Grow, Row } from './layout/row';
export { Section, SectionHead } from './layout/section';
export { SideLayout, StickySide } from './layout/side-layout';
export { Stack, Tier } from './layout/stack';
export { Wrap } from './layout/wrap';
export { CartBar } from './order/cart-bar';
export { CategoryBar } from './order/category-bar';
export { Price } from './order/price';
export { timeLeft } from './order/time-left';
export type { TimeLeft } from './order/time-left';
export type { TotalsRow } from './order/totals';
export { initials } from './people/initials';
export { Lid, LidCircle } from './people/lid';
export { lidHueAt, lidHues } from './people/lid-hue';
export type { Hue } from './people/lid-hue';
export { Picture } from './picture/picture';
export { setPictureOrigins } from './picture/picture-origins';
export { setPictureResizer } from './picture/picture-sizes';
export { useIsNear } from './picture/use-is-near';
export { Heading } from './text/heading';
export type { HeadingLook } from './text/heading';
export { PageHeading } from './text/page-heading';
export { Text } from './text/text';
export { setSiteTitle } from './text/page-title';
export { usePageTitle } from './text/use-page-title';
export { VisuallyHidden } from './text/visually-hidden';
export { breakpoint, media } from './theme/breakpoint';
export { ToastHost } from './toast/toast-host';
export { dismissToast, toast } from './toast/toasts';
export type { Toast, ToastRequest } from './toast/toasts';
