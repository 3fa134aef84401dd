import { useBaseUrl, useLocation } from 'lectern/client';

interface BellProps {
  label: string;
  message: string;
  mobile: boolean;
}

/** A navbar item that only test pages have. It opens a dialog with a message. */
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
