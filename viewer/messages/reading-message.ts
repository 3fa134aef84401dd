import { copyPageMessages } from '../../corpus/messages/pages.ts';
import { readingMessages } from '../../corpus/messages/reading.ts';
import { createTranslator } from './translator.ts';

export const { message: readingMessage } = createTranslator({ ...copyPageMessages, ...readingMessages });
