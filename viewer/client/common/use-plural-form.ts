import { useMemo } from 'react';
import { useViewer } from '../use-viewer.ts';

/** In the order in which messages give their forms. */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'];

export interface PluralForm {
  /** @param messages the forms, parted by `|`: `One post|{count} posts` */
  selectMessage: (count: number, messages: string) => string;
}

export function usePluralForm(): PluralForm {
  const { locale } = useViewer('usePluralForm').site;
  return useMemo(() => {
    const rules = new Intl.PluralRules(locale);
    const { pluralCategories } = rules.resolvedOptions();
    const forms = order.filter((form) => pluralCategories.includes(form as Intl.LDMLPluralRule));
    return {
      selectMessage: (count, messages) => {
        const parts = messages.split('|');
        return parts[Math.min(forms.indexOf(rules.select(count)), parts.length - 1)]!;
      },
    };
  }, [locale]);
}
