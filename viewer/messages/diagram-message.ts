import { diagramMessages } from '../../corpus/messages/diagram.ts';
import { createTranslator } from './translator.ts';

export const { message: diagramMessage } = createTranslator(diagramMessages);
