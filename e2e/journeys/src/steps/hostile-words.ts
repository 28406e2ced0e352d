const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)><svg onload=alert(1)>',
  '</script></style><style>*{display:none}</style>',
  '<a href="javascript:alert(1)">free</a>',
  '{{constructor.constructor("alert(1)")()}} $t(errors.tryAgain) <1>{{name}}</1>',
  "';alert(1);// red;}*{display:none} url(https://evil.example/a.png)",
  '%00%0d%0aset-cookie:x=1 &lt;script&gt;',
].join(' ');

/** Hostile texts that a service could be made to send: code, layout breakers, hidden characters. */
export const HOSTILE_WORDS = {
  'markup and code': MARKUP,
  'marks that turn and hide': `${'\u202e'}gnihsif${'\u202c'} ${'\u2066'}x${'\u2069'}${'\u200b\u200d\ufeff'} العربية Z${'\u0351\u036b\u0343\u036a\u0342'} ${'\u{1f608}'}`,
  'a word of a thousand letters': 'x'.repeat(1000),
} as const;

/** A part of it that fits into a name. */
export const HOSTILE_NAME = '<img src=x onerror=alert(1)>{{name}}<1>\u202ex';
