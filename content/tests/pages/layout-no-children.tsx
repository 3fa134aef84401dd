import { Layout } from 'lectern/client';

/** A layout without content. It must render without an error, with the footer at the bottom of the window. */
export default function LayoutNoChildren() {
  return <Layout title="A layout without children" description="A page with a layout and no content." />;
}
