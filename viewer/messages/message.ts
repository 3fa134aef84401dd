import { layoutMessages } from '../../corpus/messages/layout.ts';
import { createTranslator } from './translator.ts';

export const { message, richMessage } = createTranslator(layoutMessages);
