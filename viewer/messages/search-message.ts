import { searchMessages } from '../../corpus/messages/search.ts';
import { createCountTranslator } from './count-translator.ts';
import { createTranslator } from './translator.ts';

export const { message: searchMessage } = createTranslator(searchMessages);
export const searchCountMessage = createCountTranslator(searchMessages);
