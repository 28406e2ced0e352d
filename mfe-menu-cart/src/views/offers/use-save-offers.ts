import { useMutation } from '@tanstack/react-query';
import { errorEffect, getPromoCode, useCartCommands } from '@tiffin/api';
import { promoCodeProblem, usePromoMessages } from '@tiffin/screen-parts';

type Refused = { readonly title: string | undefined; readonly body: string | undefined };

export type OfferSaving = {
  /** Saves the ids of the chosen offers, with a typed code if there is one. */
  readonly save: (incentives: readonly string[], code: string) => void;
  readonly isSaving: boolean;
  /** Why the typed code is not known. */
  readonly codeProblem: string | undefined;
  /** The service's words if it refuses what was chosen (specification 8). */
  readonly refused: Refused | undefined;
  readonly reset: () => void;
};

/** Returns the command that saves the offers of a cart. A typed code is looked up first (rows CRT-15, CHK-18). */
export function useSaveOffers(merchantId: string, onSaved: () => void): OfferSaving {
  const t = usePromoMessages();
  const { saveIncentives } = useCartCommands(merchantId);
  const lookUp = useMutation({
    mutationFn: (code: string) => getPromoCode({ code }),
    meta: { context: 'getPromoCode', isHandled: true },
  });
  const send = (incentives: readonly string[], cartCheckoutCode?: string) => {
    const choice = {
      incentives: [...incentives],
      ...(cartCheckoutCode !== undefined && { cartCheckoutCode }),
    };
    saveIncentives.mutate(choice, { onSuccess: onSaved });
  };
  const effect = saveIncentives.isError
    ? errorEffect(saveIncentives.error, 'patchCartIncentives')
    : undefined;
  const isSaving = lookUp.isPending || saveIncentives.isPending;
  return {
    save: (incentives, typed) => {
      const code = typed.trim();
      if (isSaving) return;
      lookUp.reset();
      if (code === '') send(incentives);
      else {
        lookUp.mutate(code, {
          onSuccess: (known) => {
            send(incentives, known.code);
          },
        });
      }
    },
    isSaving,
    codeProblem: lookUp.isError
      ? t(`errors.${promoCodeProblem(lookUp.error).kind}`, { code: lookUp.variables })
      : undefined,
    refused: effect?.kind === 'modal' ? { title: effect.title, body: effect.body } : undefined,
    reset: saveIncentives.reset,
  };
}
