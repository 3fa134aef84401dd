import { copyPageMessages } from '../../corpus/messages/copy-page.ts';
import { createTranslator } from './translator.ts';

export const { message: copyPageMessage } = createTranslator(copyPageMessages);
