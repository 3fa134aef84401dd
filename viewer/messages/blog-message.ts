import { blogMessages } from '../../corpus/messages/blog.ts';
import { createTranslator } from './translator.ts';

export const { countMessage: countBlogMessage, message: blogMessage } = createTranslator(blogMessages);
