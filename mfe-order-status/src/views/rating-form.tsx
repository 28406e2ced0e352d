import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, orderQueries, rateOrder } from '@tiffin/api';
import type { OrderRating } from '@tiffin/contracts';
import { Spoken } from '@tiffin/screen-parts';
import { Button, Column, FieldError, Heading, toast } from '@tiffin/ui';
import { Field, Textarea, TileGroup } from '@tiffin/ui/more';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { OrderIdentifier } from '../domain/order-url';
import { STAR_VALUES, starValue } from '../domain/star-value';
import { useStatusMessages } from './use-status-messages';

type RatingFormProps = {
  readonly orderIdentifier: OrderIdentifier;
  /** The rating that is changed. */
  readonly rating: OrderRating | null;
  readonly onDone: () => void;
};

const MAX_NOTE = 500;

/** Renders the choice of one to five stars, each with its word, and a note that may stay empty. */
export function RatingForm({ orderIdentifier, rating, onDone }: RatingFormProps): ReactElement {
  const t = useStatusMessages();
  const queryClient = useQueryClient();
  const { queryKey } = orderQueries.rating(orderIdentifier);
  const [stars, setStars] = useState(starValue(rating?.stars));
  const [note, setNote] = useState(rating?.note ?? '');
  const [isMissing, setMissing] = useState(false);
  // Unlike the mutation's state, known before the next render: a double press sends once.
  const isSent = useRef(false);
  const send = useMutation({
    mutationFn: () => {
      const { identifier, type } = orderIdentifier;
      const body = { stars: Number(stars), note: note.trim() };
      return rateOrder({ orderIdentifier: identifier, orderIdentifierType: type, body });
    },
    meta: { context: 'rateOrder', isHandled: true },
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer);
      toast({ text: t('rating.done'), tone: 'good' });
      onDone();
    },
    onError: (error) => {
      isSent.current = false;
      const isRefused = error instanceof ApiError && error.isRefusal;
      toast({ text: t(isRefused ? 'rating.refused' : 'rating.failed'), tone: 'bad' });
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(stars === undefined);
        if (stars === undefined || isSent.current) return;
        isSent.current = true;
        send.mutate();
      }}
    >
      <Column>
        <Heading>{t('rating.heading')}</Heading>
        <TileGroup
          fill
          legend={t('rating.heading')}
          value={stars}
          options={STAR_VALUES.map((value) => ({
            value,
            label: (
              <Spoken as={t('rating.starsSpoken', { stars: value })}>
                {t('rating.stars', { stars: value })}
              </Spoken>
            ),
            note: t(`rating.words.${value}`),
          }))}
          onChange={(value) => {
            setStars(value);
            setMissing(false);
          }}
        />
        {isMissing && (
          <div role="alert">
            <FieldError>{t('rating.missing')}</FieldError>
          </div>
        )}
        <Field label={t('rating.note')} aside={t('rating.optional')} hint={t('rating.noteHint')}>
          <Textarea
            value={note}
            maxLength={MAX_NOTE}
            onChange={(event) => {
              setNote(event.target.value);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('rating.send')}
        </Button>
      </Column>
    </form>
  );
}
