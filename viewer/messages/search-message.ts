import { searchMessages } from '../../corpus/messages/search.ts';
import { speak } from './speak.ts';

export const { message: searchMessage, countMessage: searchCountMessage } = speak(searchMessages);
