import { useFlag } from '@tiffin/config';

/** An identity provider beside e-mail and password, by the name that the sign-on service knows it by. */
export type AuthProvider = 'google' | 'facebook' | 'apple' | 'phone';

/** The ways to sign in that are switched on. Where everything is off, e-mail stays: somebody must be able to come in. */
export function useAuthProviders(): {
  readonly hasEmail: boolean;
  readonly providers: readonly AuthProvider[];
} {
  const isOn = {
    google: useFlag('auth_provider_google'),
    facebook: useFlag('auth_provider_facebook'),
    apple: useFlag('auth_provider_apple'),
    phone: useFlag('auth_provider_phone'),
  };
  const hasEmail = useFlag('auth_provider_email');
  const providers = (['google', 'facebook', 'apple', 'phone'] as const).filter((name) => isOn[name]);
  return { hasEmail: hasEmail || providers.length === 0, providers };
}
