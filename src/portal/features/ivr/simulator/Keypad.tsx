import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../../../machines/call/call.effects.ts';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useCalled, useShortTitle } from '../node/short-title.hook.ts';
import * as styles from './simulator.css.ts';

export const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

/** What a key without a title does: it writes a number or ends it, or ends what is spoken. */
export function wordOfUntitled(key: string, offered: readonly Offer[]): 'keyTypes' | 'keyEnds' | 'keyEndsSpoken' {
  if (key !== '#') return 'keyTypes';
  return offered.some((other) => other.title === '' && other.key !== '#') ? 'keyEnds' : 'keyEndsSpoken';
}

interface KeypadProps {
  offered: readonly Offer[];
  /** Keys are taken now, also those that nobody offers. */
  isOpen: boolean;
  onPress: (key: string) => void;
}

/** Twelve keys; lit are those that lead somewhere now, with where to. */
export function Keypad({ offered, isOpen, onPress }: KeypadProps) {
  const { t } = useTranslation('ivrSimulator');
  const shortTitle = useShortTitle();
  const called = useCalled();
  /** On a key that only writes a digit stands nothing more. */
  function titleOn(key: string, { title }: Offer): string {
    if (title !== '') return shortTitle(title);
    return key === '#' ? t('ends') : '';
  }
  function nameOf(key: string, offer: Offer | undefined): string {
    if (!offer) return t('keyOffersNothing', { key });
    if (offer.title !== '') return t('keyOffers', { key, title: called(offer.title) });
    return t(wordOfUntitled(key, offered), { key });
  }
  return (
    <fieldset className={styles.keypad} aria-label={t('keypad')}>
      {keys.map((key) => {
        const offer = offered.find((one) => one.key === key);
        const name = nameOf(key, offer);
        // Always within the same: what has the focus keeps it, whatever the key comes to lead to.
        return (
          <Tooltip key={key} content={name} isDisabled={!offer}>
            <Button
              className={styles.key}
              aria-label={name}
              aria-disabled={!isOpen || undefined}
              {...(offer && isOpen && { 'data-lit': 'true' })}
              {...(isOpen && { onPress: () => onPress(key) })}
            >
              <span className={styles.keyDigit}>{key === '*' ? '∗' : key}</span>
              {offer && <bdi className={styles.keyTitle}>{titleOn(key, offer)}</bdi>}
            </Button>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
