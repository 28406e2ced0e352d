import { useFlag } from '@tiffin/config';

/** An identity provider other than email and password, by its name in the sign-on service. */
export type AuthProvider = 'google' | 'facebook' | 'apple' | 'phone';

/**
 * Returns the sign-in methods whose flag is on. Email is on if all others are off, so that people can always sign
 * in.
 */
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
