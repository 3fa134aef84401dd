import { words } from '../values/words.ts';

/** Elements without content or closing tag. */
export const htmlVoidElements: ReadonlySet<string> = new Set(
  words('area base br col embed hr img input link meta param source track wbr'),
);
