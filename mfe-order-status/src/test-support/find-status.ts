import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import zh from '../locales/zh.json';

/** Returns the heading that says an order's status, when the order has loaded. Before that the page has another one. */
export function findStatus(): Promise<HTMLElement> {
  const isStatus = (name: string): boolean => name !== en.heading && name !== zh.heading;
  return screen.findByRole('heading', { level: 1, name: isStatus });
}
