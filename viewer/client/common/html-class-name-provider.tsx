import { useLayoutEffect, type ReactNode } from 'react';
import { setHead } from '../docusaurus/set-head.ts';

/** Adds class names to `<html>` while it is shown. */
export function HtmlClassNameProvider({ className, children }: { className: string; children?: ReactNode }) {
  useLayoutEffect(() => setHead([{ tag: 'html', attributes: { class: className }, text: '' }]), [className]);
  return children;
}
