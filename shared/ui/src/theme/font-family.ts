/** The one family, behind it a fallback of the same measure and the systems' Chinese faces. */
export const fontFamily = [
  "'Bricolage Grotesque Variable'",
  "'Tiffin Fallback'",
  'system-ui',
  '-apple-system',
  "'Segoe UI'",
  'Roboto',
  "'Noto Sans'",
  "'PingFang HK'",
  "'PingFang TC'",
  "'Microsoft JhengHei'",
  "'Noto Sans CJK TC'",
  'sans-serif',
].join(', ');
