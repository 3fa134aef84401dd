import { useBaseUrl, useLocation } from 'lectern/client';

interface BellProps {
  label: string;
  message: string;
  mobile: boolean;
}

/** A navbar item for test pages only. It shows a message in a dialog. */
function Bell({ label, message, mobile }: BellProps) {
  const { pathname } = useLocation();
  const tests = useBaseUrl('/tests/');
  if (!`${pathname}/`.startsWith(tests)) return null;
  return (
    <button type="button" className={mobile ? 'menu-link' : 'navbar-link'} onClick={() => window.alert(message)}>
      {label}
    </button>
  );
}

const itemTypes = { 'custom-bell': Bell };

export default itemTypes;
