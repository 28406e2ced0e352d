-- Tells every process that a group changed, once the change is committed. A change of a group's guests or
-- carts raises the version of its row too.
CREATE FUNCTION tell_group_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('group_changed', NEW.id);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER group_changed AFTER UPDATE ON "fulfillments"
FOR EACH ROW EXECUTE FUNCTION tell_group_change();
