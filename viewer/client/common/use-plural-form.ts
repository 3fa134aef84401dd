import { pluralForm } from '../../messages/plural-form.ts';
import { useViewer } from '../use-viewer.ts';

export interface PluralForm {
  /** @param messages the forms, parted by `|`: `One post|{count} posts` */
  selectMessage: (count: number, messages: string) => string;
}

export function usePluralForm(): PluralForm {
  const { locale } = useViewer('usePluralForm').site;
  return { selectMessage: (count, messages) => pluralForm(messages, count, locale) };
}
