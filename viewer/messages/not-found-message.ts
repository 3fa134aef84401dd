import { notFoundMessages } from '../../corpus/messages/not-found.ts';
import { createTranslator } from './translator.ts';

export const { message: notFoundMessage } = createTranslator(notFoundMessages);
