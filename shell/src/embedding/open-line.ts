import { getAppTags } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';
import { findNativeBridge } from './protocol/find-native-bridge';
import { frameLine } from './protocol/frame-line';
import { nativeLine } from './protocol/native-line';
import type { HostLine } from './protocol/page-saying';

type Hearing = Pick<Parameters<typeof frameLine>[0], 'take' | 'report'>;
type OpenLine = (hearing: Hearing) => HostLine;

/**
 * Returns the channel to the host of this page: its frame, a native application, or a stand-in if the settings
 * allow one. Returns null without a host.
 */
export async function lineOf(
  page: Window,
  { embedHosts, hasEmbedStandIns }: Pick<AppConfig, 'embedHosts' | 'hasEmbedStandIns'>,
): Promise<OpenLine | null> {
  if (page.parent !== page) return (hearing) => frameLine({ page, hosts: embedHosts, ...hearing });
  const bridge = findNativeBridge(page);
  if (bridge) return (hearing) => nativeLine({ page, connect: () => bridge, ...hearing });
  if (!hasEmbedStandIns) return null;
  const { miniAppStub, mockAndroidBridge } = await import('./protocol/stand-ins');
  const connect = getAppTags().embeddedType === 'miniapp' ? miniAppStub : mockAndroidBridge;
  return (hearing) => nativeLine({ page, connect, ...hearing });
}
