import type { Control } from '../browsers/browser';

export function button(name: RegExp): Control {
  return { role: 'button', name };
}

export function link(name: RegExp): Control {
  return { role: 'link', name };
}

export function field(name: RegExp): Control {
  return { role: 'textbox', name };
}

export function radio(name: RegExp): Control {
  return { role: 'radio', name };
}

/** Returns the control as it is in an open dialog. */
export function inDialog(control: Control): Control {
  return { ...control, isInDialog: true };
}
