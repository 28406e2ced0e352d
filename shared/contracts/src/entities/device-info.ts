import { z } from 'zod';
import { lineSchema } from './basics';

/** What the device-info cookie tells; null where the address or the country is not known (specification 3). */
export const deviceInfoSchema = z.object({
  device_id: lineSchema(30),
  web_app_version: lineSchema(30),
  user_agent: lineSchema(500),
  ip_address: lineSchema(45).nullable(),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
});
export type DeviceInfo = z.infer<typeof deviceInfoSchema>;
