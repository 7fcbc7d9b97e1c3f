// Command mongodb-server serves the MongoDB wire protocol on loopback for tests
// on machines where no mongod can be installed. It keeps its data in SQLite files:
//
//	mongodb-server 127.0.0.1:27018 FOLDER
//
// It prints its URI on one line and ends on SIGINT or SIGTERM. FerretDB's embeddable
// package is used because its command panics when it is built outside its own
// repository, and because it then sends no telemetry.
package main

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: mongodb-server HOST:PORT FOLDER")
		os.Exit(2)
	}
	if err := serve(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "mongodb-server:", err)
		os.Exit(1)
	}
}

func serve(address, folder string) error {
	inner := filepath.Join(folder, "inner.sock")
	if err := os.Remove(inner); err != nil && !os.IsNotExist(err) {
		return err
	}
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{Unix: inner},
		Logger:    slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})),
		Handler:   "sqlite",
		SQLiteURL: "file:" + folder + "/",
	})
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	untilStopped, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	go oneAtATime(listener, inner)
	fmt.Printf("mongodb://%s/\n", listener.Addr())
	return server.Run(untilStopped)
}
