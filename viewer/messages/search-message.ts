import { searchMessages } from '../../corpus/messages/search.ts';
import { createTranslator } from './translator.ts';

export const { message: searchMessage, countMessage: searchCountMessage } = createTranslator(searchMessages);
