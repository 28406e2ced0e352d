import '@testing-library/jest-dom';
import '@testing-library/jest-dom/jest-globals';
