import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

/** The rules of MapLibre's own style sheet that this map needs. */
export const Canvas = styled.div`
  position: relative;
  height: clamp(220px, 45vh, 360px);
  border-radius: var(--r-tin);
  overflow: hidden;
  background: var(--sunken);
  -webkit-tap-highlight-color: transparent;
  .maplibregl-canvas-container,
  .maplibregl-canvas {
    position: absolute;
    inset: 0;
  }
  .maplibregl-canvas-container.maplibregl-interactive {
    cursor: grab;
    user-select: none;
    touch-action: pan-x pan-y;
  }
  .maplibregl-marker {
    position: absolute;
    top: 0;
    left: 0;
    will-change: transform;
  }
  .maplibregl-ctrl-bottom-right {
    position: absolute;
    right: 0;
    bottom: 0;
  }
  .maplibregl-ctrl-attrib {
    padding: 2px 6px;
    font-size: 12px;
    background: var(--surface);
    color: var(--text-muted);
  }
  .maplibregl-cooperative-gesture-screen {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: 16px;
    text-align: center;
    color: var(--on-inverse);
    background: var(--inverse);
    opacity: 0;
    pointer-events: none;
    transition: opacity 0.3s;
  }
  .maplibregl-cooperative-gesture-screen.maplibregl-show {
    opacity: 0.85;
  }
  .maplibregl-mobile-message,
  .maplibregl-ctrl-attrib-button {
    display: none;
  }
  @media (hover: none) {
    .maplibregl-mobile-message {
      display: block;
    }
    .maplibregl-desktop-message {
      display: none;
    }
  }
`;

/** A pin whose lower end stands on its point. */
export const Pin = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50% 50% 50% 8px;
  background: var(--primary);
  color: var(--on-primary);
  box-shadow: var(--lift-2);
  rotate: -45deg;
  & > svg {
    rotate: 45deg;
  }
  &:is(button) {
    cursor: grab;
  }
  &:focus-visible {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }
`;
