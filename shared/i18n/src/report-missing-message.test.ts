import { afterEach, expect, it } from '@jest/globals';
import { reportMissingMessage, setMissingMessageReporter } from './report-missing-message';

afterEach(() => setMissingMessageReporter(null));

it('fails a test, and calls a reporter once', () => {
  const heard: string[] = [];
  setMissingMessageReporter((text) => heard.push(text));
  expect(() => reportMissingMessage('zh', 'shell', 'nothing')).toThrow('No message "shell:nothing" in "zh"');
  expect(() => reportMissingMessage('zh', 'shell', 'nothing')).toThrow();
  expect(heard).toEqual(['No message "shell:nothing" in "zh"']);
});
