import { liveCodeMessages } from '../../corpus/messages/live-code.ts';
import { createTranslator } from './translator.ts';

export const { message: liveCodeMessage } = createTranslator(liveCodeMessages);
